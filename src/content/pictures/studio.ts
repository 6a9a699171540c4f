/** The pictures of the studio page. */
export const studioPictures = {
  photo: {
    lines: [
      '15,8 13.5,10.5 11.5,14',
      '13.5,10.5 10.5,10.5 6.5,10.5',
      '10.5,10.5 9,8 7,4.5',
      '9,8 10.5,5.5 12.5,2',
      '10.5,5.5 13.5,5.5 17.5,5.5',
      '13.5,5.5 15,8 17,11.5',
    ],
    curves: ['M60 80a60 60 0 0 1 120 0a60 60 0 0 1-120 0'],
    signals: '12,8',
    frame: '58 18 124 124',
  },
  /** Its lens is on the left, where it leaves the window. */
  video: {
    lines: ['9,8 20,8 20,14 9,14 9,8', '9,10 4,8 4,14 9,12', '11,6'],
    curves: [
      'M150 50a30 30 0 0 1 60 0a30 30 0 0 1-60 0',
      'M90 60a20 20 0 0 1 40 0a20 20 0 0 1-40 0',
    ],
    signals: '18,5',
    frame: '38 18 174 124',
  },
  flexibility: {
    lines: ['5,12 3,12 3,3 15,3 19,3 21,8 21,12 19,12', '9,12 15,12', '15,3 15,8 21,8'],
    curves: [
      'M50 120a20 20 0 0 1 40 0a20 20 0 0 1-40 0',
      'M150 120a20 20 0 0 1 40 0a20 20 0 0 1-40 0',
    ],
    signals: '9,7',
    halo: '9,7,3',
    frame: '30 30 180 90',
  },
};

/** How far the bars of the wave reach, from the middle of the crest outwards. */
const WIDTH = 4.2;
/** The bars of a voice differ. */
const VOICE = [0.55, 1, 0.7, 0.4, 0.9, 0.6];

const BARS = 23;

function wave(crest: number) {
  const bars = Array.from({ length: BARS }, (_, bar) => {
    const nearness = Math.exp(-(((bar - crest) / WIDTH) ** 2));
    const height = bar === crest ? 3.3 : 0.3 + 2.8 * nearness * (VOICE[bar % VOICE.length] ?? 1);
    return `${bar + 1},${(8 - height).toFixed(2)} ${bar + 1},${(8 + height).toFixed(2)}`;
  });
  return {
    lines: bars,
    signals: `${crest + 1},8`,
    halo: `${crest + 1},8,1.5`,
    frame: '8 45 224 70',
  };
}

/** A voice, by the bar at its crest, where the microphone is. */
export const wavePictures = Array.from({ length: BARS }, (_, crest) => wave(crest));

/** The bar in the middle, where the crest is at rest. */
export const RESTING_CREST = (BARS - 1) / 2;

export const restingWave = wave(RESTING_CREST);
