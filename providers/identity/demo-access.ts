/** How the demonstration signs in to the stand-ins. Means nothing anywhere else. */
export const demoIdentity = {
  bankIdClientId: 'demo-casino',
  bankIdClientSecret: 'demo-bank-id-secret',
  verifaceKey: 'demo-veriface-key',
  verifaceNotifySecret: 'demo-notify-secret',
} as const
