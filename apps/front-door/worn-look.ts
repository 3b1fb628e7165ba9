import type { Look } from '#config/look.ts'

type Asking = {
  /** The look of the brand's folder: worn until staff let another one live, and while nobody answers. */
  readonly own: Look
  /** Changes whenever staff let something else live. */
  readonly stamp: () => Promise<string>
  /** What is live; null: the folder's look; undefined: nobody answers. */
  readonly ask: () => Promise<Look | null | undefined>
}

/**
 * The look that the brand wears now. Staff change it while the process runs: it is asked for once for each stamp, so that every
 * process of every node wears it within a second of its publication, and nobody starts anything anew.
 */
export function watchLook({ own, stamp, ask }: Asking): { read: () => Promise<Look>; last: () => Look } {
  let worn = { stamp: '', look: own }
  let underWay: { readonly stamp: string; readonly asked: Promise<void> } | undefined
  const askFor = (wanted: string): Promise<void> => {
    if (underWay?.stamp === wanted) return underWay.asked
    const asked = ask()
      .then((look) => {
        if (look !== undefined) worn = { stamp: wanted, look: look ?? own }
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
      if (wanted !== '' && wanted !== worn.stamp) await askFor(wanted)
      return worn.look
    },
    last: () => worn.look,
  }
}
