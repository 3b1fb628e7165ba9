import { picturesHere, type Page, type Recoding } from '#pictures'

// Makes one picture after the other for the process that started this one, and ends with it. The only process in which libvips runs:
// what ends it ends no other picture.

/** What is asked. */
export type ChildRequest =
  | { readonly call: 'recode'; readonly sent: Uint8Array; readonly how: Recoding }
  | { readonly call: 'draw'; readonly sent: Uint8Array; readonly how: Page }

/** What is told: of `recode` a `Recoded`, of `draw` the picture. */
export type ChildResponse = { readonly made: unknown } | { readonly failed: string }

const parent = process.send?.bind(process)
if (parent === undefined) {
  process.stderr.write('This program is started by the process of pictures.\n')
  process.exit(1)
}
process.on('disconnect', () => process.exit(0))
// The terminal sends them to the whole group, and the process that started this one still waits for its picture.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('message', (asked: ChildRequest) => {
  const sent = Buffer.from(asked.sent)
  const making =
    asked.call === 'recode' ? picturesHere.recode(sent, asked.how) : picturesHere.draw(sent.toString('utf8'), asked.how)
  void making.then(
    (made) => parent({ made } satisfies ChildResponse),
    (error: unknown) =>
      parent({ failed: error instanceof Error ? error.message : String(error) } satisfies ChildResponse),
  )
})
