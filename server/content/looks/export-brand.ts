import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-look.ts'
import type { Look } from '#config/look.ts'
import { recolour } from '#config/recolour.ts'
import { writeZip } from '#exchange/zip/write-zip.ts'
import type { Input } from '#server/kernel/index.ts'
import type { ContentNeeds } from '../needs.ts'
import { exportedTexts } from '../texts/export-texts.ts'
import { findLookAt } from './looks.queries.ts'
import { mustFindLook } from './read-look.ts'
import { parseLook } from './stored-look.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target' | 'languages' | 'looks' | 'texts'>
type Folder = ReturnType<ContentNeeds['looks']['readFolder']>

/**
 * The brand's folder with this look, its pictures in the look's colours, and its texts. Everything else is unchanged.
 * Copied into `config/`, it starts with this look and these texts.
 */
export async function exportBrand(
  needs: Needs,
  { query: { version } }: Input<typeof calls.exportBrand>,
): Promise<ReplyOf<typeof calls.exportBrand>> {
  const { target, looks } = needs
  const look = version === undefined ? await liveLook(needs) : await mustFindLook(needs, version)
  const texts = await exportedTexts(needs)
  const replaced = new Set(texts.map(({ path }) => path))
  const others = looks.readFolder().filter(({ path }) => !replaced.has(path))
  const files = [
    ...others.map((file) => ({ ...file, text: withLook(file, looks.own, look) })),
    ...texts.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }])),
  ]
  const zip = writeZip(files.map(({ path, text }) => ({ name: path, content: Buffer.from(text) })))
  return { name: `${target}-${version ?? 'live'}.zip`, zip: zip.toString('base64') }
}

async function liveLook({ db, clock, target, looks }: Needs): Promise<Look> {
  return parseLook((await findLookAt(db, target, clock.now()))?.look) ?? looks.own
}

function withLook({ path, text }: Folder[number], own: Look, look: Look): string {
  if (path.endsWith('/look.json')) return `${JSON.stringify(look, null, 2)}\n`
  return path.endsWith('.svg') ? recolour(text, own.palette.dark, look.palette.dark) : text
}
