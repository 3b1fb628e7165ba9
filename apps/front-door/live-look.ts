import type { Look } from '#config/look.ts'

type Asking = {
  /** The look of the brand's folder: the live one until staff publish another, and while nobody answers. */
  readonly own: Look
  /** Changes whenever staff let something else live. */
  readonly stamp: () => Promise<string>
  /** What is live; null: the folder's look; undefined: nobody answers. */
  readonly ask: () => Promise<Look | null | undefined>
}

/**
 * The look that is live now. Staff change it while the process runs: it is asked for once for each stamp, so that every
 * process of every node shows it within a second of its publication, without a restart.
 */
export function watchLook({ own, stamp, ask }: Asking): { read: () => Promise<Look>; last: () => Look } {
  let live = { stamp: '', look: own }
  let underWay: { readonly stamp: string; readonly asked: Promise<void> } | undefined
  const askFor = (wanted: string): Promise<void> => {
    if (underWay?.stamp === wanted) return underWay.asked
    const asked = ask()
      .then((look) => {
        if (look !== undefined) live = { stamp: wanted, look: look ?? own }
      })
      .finally(() => {
        underWay = undefined
      })
    underWay = { stamp: wanted, asked }
    return asked
  }
  return {
    async read() {
      const wanted = await stamp()
      if (wanted !== '' && wanted !== live.stamp) await askFor(wanted)
      return live.look
    },
    last: () => live.look,
  }
}
