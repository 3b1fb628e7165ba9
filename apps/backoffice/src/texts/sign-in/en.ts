/** Texts of the sign-in of staff. */
export const signInEn = {
  'signIn.title': 'Staff sign-in',
  'signIn.enrol': 'Set up the authenticator',
  'signIn.ended': 'The session has ended. Sign in again and stay on the same page.',
  'signIn.email': 'E-mail',
  'signIn.password': 'Password',
  'signIn.continue': 'Continue',
  'signIn.code': 'Code of the authenticator, 6 digits',
  'signIn.codeHow': 'Open your authenticator and copy its code.',
  'signIn.enrolHow': 'Scan the picture with your authenticator, or type the secret into it. Then write the first code.',
  'signIn.qr': 'QR code with the secret for the authenticator',
  'signIn.secret': 'Secret',
  'signIn.uri': 'otpauth address',
  'signIn.enter': 'Sign in',
  'signIn.back': 'Back',
  'signIn.again': 'Start again',
}
