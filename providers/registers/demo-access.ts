/** Credentials of the demonstration for the stand-ins. Valid nowhere else. */
export const demoRegisters = {
  aisgKey: 'demo-aisg-key',
  packagesKey: 'demo-aisg-packages-key',
  urhhLogin: 'demo-prevadzka',
  urhhPassword: 'demo-heslo',
  sdslKey: 'demo-sdsl-key',
  smartformLogin: 'demo-smartform:demo-heslo',
} as const
