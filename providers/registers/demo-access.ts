/** How the demonstration signs in to the stand-ins. Means nothing anywhere else. */
export const demoRegisters = {
  aisgKey: 'demo-aisg-key',
  urhhLogin: 'demo-prevadzka',
  urhhPassword: 'demo-heslo',
  sdslKey: 'demo-sdsl-key',
  smartformLogin: 'demo-smartform:demo-heslo',
} as const
