import { picturesOf, type PicturesAddress } from './ask-process.ts'
import { picturesHere } from './make-here.ts'
import { readPicturesKeys } from './read-keys.ts'
import type { Pictures } from './types.ts'

/** @param address of the process that makes pictures; undefined: this process makes them */
export const openPictures = (address: PicturesAddress | undefined): Pictures =>
  address === undefined ? picturesHere : picturesOf(address)

/** Where pictures are made, as the environment says it; undefined where this process makes them, or with a problem. */
export function readPicturesAddress(
  env: Readonly<Record<string, string | undefined>>,
  onProblem: (problem: string) => void,
): PicturesAddress | undefined {
  const origin = env['PICTURES_ORIGIN']?.trim() ?? ''
  const [key = ''] = readPicturesKeys(env['PICTURES_KEY'])
  if (origin === '') {
    if (!isLibraryHere()) onProblem('PICTURES_ORIGIN is missing: this image cannot make pictures itself.')
    return undefined
  }
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === ''
  if (!isOrigin) onProblem('PICTURES_ORIGIN is not an origin such as http://pictures:3020.')
  if (key === '') onProblem('PICTURES_KEY is missing: PICTURES_ORIGIN names a process that asks for it.')
  return isOrigin && key !== '' ? { origin: url.origin, key } : undefined
}

function isLibraryHere(): boolean {
  try {
    return import.meta.resolve('sharp') !== ''
  } catch {
    return false
  }
}
