import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-look.ts'
import { recolour } from '#config/recolour.ts'
import { writeZip } from '#exchange/zip/write-zip.ts'
import type { Input } from '#server/kernel/index.ts'
import type { ContentNeeds } from '../needs.ts'
import { mustFindLook } from './read-look.ts'

type Needs = Pick<ContentNeeds, 'db' | 'target' | 'looks'>

/**
 * The brand's folder with this look in it, and its pictures in the colours of the look: they are drawn in those of the folder beside
 * them. Everything else is word for word. Put into `config/`, it starts looking like this.
 */
export async function exportBrand(
  needs: Needs,
  { query: { version } }: Input<typeof calls.exportBrand>,
): Promise<ReplyOf<typeof calls.exportBrand>> {
  const { target, looks } = needs
  const look = await mustFindLook(needs, version)
  const withLook = (path: string, text: string): string => {
    if (path.endsWith('/look.json')) return `${JSON.stringify(look, null, 2)}\n`
    return path.endsWith('.svg') ? recolour(text, looks.own.palette.dark, look.palette.dark) : text
  }
  const files = looks.readFolder()
  const zip = writeZip(files.map(({ path, text }) => ({ name: path, content: Buffer.from(withLook(path, text)) })))
  return { name: `${target}-${version}.zip`, zip: zip.toString('base64') }
}
