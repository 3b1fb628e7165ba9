/** Credentials of the demonstration for the stand-ins. Valid nowhere else. */
export const demoIdentity = {
  bankIdClientId: 'demo-casino',
  bankIdClientSecret: 'demo-bank-id-secret',
  verifaceKey: 'demo-veriface-key',
  verifaceNotifySecret: 'demo-notify-secret',
} as const
