/** Pages on which a person pays, proves who they are, sets limits or stops: nothing opens over them. */
const HELD = [
  'deposit',
  'withdraw',
  'login',
  'reset-password',
  'register',
  'old-account',
  'account/identity',
  'account/requirements',
  'account/limits',
  'account/exclusion',
  'account/passkeys',
  'account/pin',
  'account/cards',
  'account/wallet',
  'account/bank',
]

export const isHeldAt = (pathname: string): boolean => {
  const place = pathname.split('/').slice(2).join('/')
  return HELD.some((held) => place === held || place.startsWith(`${held}/`))
}
