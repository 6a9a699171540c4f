/** The layouts of the charts, which the build makes. By machine id. */
declare module 'virtual:chart-layouts' {
  export const layouts: import('@interpunct/inspector').InspectedApp['layouts'];
}
