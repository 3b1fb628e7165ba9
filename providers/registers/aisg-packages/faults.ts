/** How the stand-in of the authority can be told to behave. */
export const PACKAGE_FAULTS = [
  'good',
  // While a package is put there, or confirmations are read.
  'unauthorised',
  'http_500',
  'http_503',
  'slow',
  'silent',
  'garbage',
  'empty',
  'other_name',
  // Of the confirmation that follows.
  'lost',
  'twice',
  'again',
  'forged',
  'unreadable',
  'unknown_package',
  'refuse_interface',
  'refuse_database',
  'remark',
] as const
export type PackageFault = (typeof PACKAGE_FAULTS)[number]

export function isPackageFault(word: unknown): word is PackageFault {
  return (PACKAGE_FAULTS as readonly unknown[]).includes(word)
}
