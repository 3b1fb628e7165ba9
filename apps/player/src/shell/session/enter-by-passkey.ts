// What the sign-in uses of the package: fetched by name the whole of it would come, with all that adds a passkey.
export { browserSupportsWebAuthnAutofill, startAuthentication } from '@simplewebauthn/browser'
