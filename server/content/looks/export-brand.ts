import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-look.ts'
import { writeZip } from '#exchange/zip/write-zip.ts'
import type { Input } from '#server/kernel/index.ts'
import type { ContentNeeds } from '../needs.ts'
import { mustFindLook } from './read-look.ts'

type Needs = Pick<ContentNeeds, 'db' | 'target' | 'looks'>

/** The brand's folder, word for word, with this look in it. Put into `config/`, it starts looking like this. */
export async function exportBrand(
  needs: Needs,
  { query: { version } }: Input<typeof calls.exportBrand>,
): Promise<ReplyOf<typeof calls.exportBrand>> {
  const { target, looks } = needs
  const look = await mustFindLook(needs, version)
  const files = looks.readFolder().map(({ path, text }) => ({
    path,
    text: path.endsWith('/look.json') ? `${JSON.stringify(look, null, 2)}\n` : text,
  }))
  const zip = writeZip(files.map(({ path, text }) => ({ name: path, content: Buffer.from(text) })))
  return { name: `${target}-${version}.zip`, zip: zip.toString('base64') }
}
