const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const CURRENCY = /^[A-Z]{3}$/

/**
 * An account of the books by its name: of accounts of one kind the kind, with the partner or the way where there are several. What has
 * no name stays as it is in the books.
 */
export function nameAccount(path: string, or: (key: string, fallback: string) => string): string {
  const whole = or(`reports.account.${path}`, '')
  if (whole !== '') return whole
  const [owner = '', ...rest] = path.split(':').filter((part) => !UUID.test(part) && !CURRENCY.test(part))
  const [kind, ...more] = rest.filter((part) => part !== 'clearing')
  const named = kind === undefined ? '' : or(`reports.account.${owner}:${kind}`, '')
  if (named !== '') return [named, ...more].join(' · ')
  const ofOwner = or(`reports.account.${owner}`, '')
  return ofOwner === '' ? path : [ofOwner, ...(kind === undefined ? [] : [kind, ...more])].join(' · ')
}
