import { heroRotatorCases } from '#machines/heroRotator.cases.ts';
import { heroRotatorMachine } from '#machines/heroRotator.machine.ts';
import { homeEntered, homeLeft } from './kit/home.ts';
import { behaviour } from './kit/table.ts';
import { motion, press } from './kit/ways.ts';

const PAUSE = 'button "Pause the changing word"';
const PLAY = 'button "Play the changing word"';

const word = (index: number) => `word: ${['Tech', 'Innovation', 'Digital', 'Marketing'][index]}`;

export default behaviour(heroRotatorMachine, heroRotatorCases, {
  actor: 'heroRotator',
  gestures: {
    'home.entered': homeEntered,
    'home.left': homeLeft,
    ...motion,
    'rotator.pause': { control: PAUSE, ways: [press] },
    'rotator.play': { control: PLAY, ways: [press] },
  },
  parts: {
    // Before the site runs, there is nothing to pause.
    idle: (_, { hasPassed }) => (hasPassed('home.left') ? null : [word(0)]),
    showing: ({ index }) => [PAUSE, word(index)],
    fading: ({ index }) => [PAUSE, word(index)],
    paused: ({ index }) => [PLAY, word(index)],
  },
  simulated: { path: '/', site: ({ wordCount }) => ({ heroWordCount: wordCount }) },
  browser: { begin: '/en/about', cases: { inputs: [{ wordCount: 4 }] }, parts: { idle: null } },
});
