export type AccountName = { readonly kind: 'stakes' | 'clearing'; readonly of: string }

/** What an account of the books is, by its path such as `gateway:csob:clearing`; undefined for one not known here. */
export function accountName(path: string): AccountName | undefined {
  const [owner, of, use] = path.split(':')
  if (owner === 'house' && of && use === 'stakes') return { kind: 'stakes', of }
  if (owner === 'gateway' && of && use === 'clearing') return { kind: 'clearing', of }
  return undefined
}
