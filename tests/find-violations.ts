import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Found = {
  readonly id: string
  readonly nodes: readonly { target: readonly string[]; any: readonly { message: string }[] }[]
}
type Axe = { readonly run: (options: object) => Promise<{ readonly violations: readonly Found[] }> }

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The axe rules about colours; all others read the content and the layout. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Waits until no colour is in transition. If every element has a transition, as under reduced motion on the player
 * site, an inherited colour reaches nested elements one level after the other: each end of a transition may start the
 * next.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // A paused animation never ends: under reduced motion the list of wins has one without a duration.
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
 * Violations of WCAG 2.2 AA that axe finds on a page, once nothing moves: each with the rule and the elements.
 * @param rules `of-colours` for a page that was checked completely and of which only the colours have changed since
 */
export async function findViolations(page: Page, rules: 'all' | 'of-colours' = 'all'): Promise<readonly string[]> {
  await settle(page)
  // Only violations are collected in detail, and only in the page itself: the studio, our only screen with frames of
  // another origin, shows pages that are checked separately. With frames axe would open a second page for each check.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const chosen = rules === 'all' ? axe.withTags(WCAG_22_AA) : axe.withRules(OF_COLOURS)
  const { violations } = await chosen.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}

/** The same source that the builder injects into pages. */
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as { source: string }

/**
 * Texts with too little contrast in each of the themes, on a page whose colours do not move: by the same rules, in one
 * call, because injecting axe takes longer than its rules about colours.
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
