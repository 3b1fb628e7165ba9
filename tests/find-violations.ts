import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Found = {
  readonly id: string
  readonly nodes: readonly { target: readonly string[]; any: readonly { message: string }[] }[]
}
type Axe = { readonly run: (options: object) => Promise<{ readonly violations: readonly Found[] }> }

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Those of its rules that read colours; all others read what the page holds, and its boxes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Waits until no colour moves any more. Where every element has a transition, as under reduced motion on the player site, an
 * inherited colour reaches one level of nesting after the other: each end of a transition may begin the next.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // A paused one never ends: under reduced motion the list of wins has one, of no length.
    const moving = () =>
      document
        .getAnimations()
        .filter((one) => one.playState !== 'paused' && one.effect?.getComputedTiming().endTime !== Infinity)
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    while (moving().length > 0) {
      await Promise.all(moving().map((one) => one.finished.catch(() => undefined)))
      await nextFrame()
    }
  })

/**
 * What axe finds wrong on a page by WCAG 2.2 AA, once nothing moves: each as the rule, and the places that break it.
 * @param rules `of-colours` for a page that was read whole and has changed its colours since, and nothing else
 */
export async function findViolations(page: Page, rules: 'all' | 'of-colours' = 'all'): Promise<readonly string[]> {
  await settle(page)
  // Only what is wrong is looked up in detail, and in the page itself: the one screen of ours with frames of another origin, the
  // studio, shows pages in them that are read by themselves. For frames axe would open a second page at every look.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const chosen = rules === 'all' ? axe.withTags(WCAG_22_AA) : axe.withRules(OF_COLOURS)
  const { violations } = await chosen.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}

/** The one that the builder brings into pages, too. */
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as { source: string }

/**
 * Which texts cannot be read on a page whose colours do not move, in each of its themes: by the same rules, asked in one go, since
 * bringing axe into a page takes longer than its rules of colours.
 */
export async function findWeakColours(page: Page, themes: readonly string[]): Promise<readonly string[]> {
  await page.evaluate(source)
  return page.evaluate(
    async ([names, rules]) => {
      const { axe } = window as unknown as { axe: Axe }
      const found: string[] = []
      for (const theme of names) {
        document.documentElement.setAttribute('data-theme', theme)
        const { violations } = await axe.run({
          runOnly: { type: 'rule', values: [...rules] },
          resultTypes: ['violations'],
        })
        for (const { id, nodes } of violations)
          for (const { target, any } of nodes)
            found.push(`${theme}: ${id} ${target.join(' ')} ${any[0]?.message ?? ''}`)
      }
      return found
    },
    [themes, OF_COLOURS] as const,
  )
}
