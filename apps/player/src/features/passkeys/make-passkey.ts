// What adding a passkey uses of the package.
export { startRegistration } from '@simplewebauthn/browser'
