import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axeOfPage from 'axe-core'
import type { RunOptions } from 'axe-core'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The axe rules about colours; all others read the content and the layout. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']
type Rules = 'all' | 'with-advice' | 'of-colours' | 'without-colours'
const RULES: Readonly<Record<Rules, Pick<RunOptions, 'runOnly' | 'rules'>>> = {
  all: { runOnly: { type: 'tag', values: WCAG_22_AA } },
  'with-advice': { runOnly: { type: 'tag', values: [...WCAG_22_AA, 'best-practice'] } },
  'of-colours': { runOnly: { type: 'rule', values: OF_COLOURS } },
  'without-colours': {
    runOnly: { type: 'tag', values: WCAG_22_AA },
    rules: Object.fromEntries(OF_COLOURS.map((rule) => [rule, { enabled: false }])),
  },
}

/** Minified: half as long as `axe.source`, which contains the comments. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Waits until no colour is in transition. If every element has a transition, as under reduced motion on the player
 * site, an inherited colour reaches nested elements one level after the other: each end of a transition may start the
 * next.
 */
export const settle = (page: Page): Promise<void> =>
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

/** Injects axe into a page once per document: injecting it takes longer than most of its rules. */
async function bringAxe(page: Page): Promise<void> {
  const isThere = () => 'axe' in globalThis
  for (const frame of page.frames()) if (!(await frame.evaluate(isThere))) await frame.evaluate(source)
}

/** Violations of some axe rules: each with the rule and the elements. */
async function run(page: Page, rules: Rules): Promise<readonly string[]> {
  await bringAxe(page)
  const violations = await page.evaluate(async (chosen) => {
    const { axe } = globalThis as unknown as { axe: typeof axeOfPage }
    // Only violations are collected in detail. None of these rules reads style sheets, which axe would parse again.
    const options: RunOptions = { ...chosen, resultTypes: ['violations'], preload: { assets: ['media'] } }
    return (await axe.run(document, options)).violations
  }, RULES[rules])
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}

/**
 * Violations of WCAG 2.2 AA that axe finds on a page, once nothing moves. Frames of another origin are not checked: the
 * studio, our only screen with such frames, shows pages that are checked separately.
 * @param rules `with-advice` beyond WCAG; `of-colours` for a page that was checked completely and of which only the
 *   colours have changed since; `without-colours` for a page that shows text only in combinations of colours that were
 *   checked before
 */
export async function findViolations(page: Page, rules: Rules = 'all'): Promise<readonly string[]> {
  await settle(page)
  return run(page, rules)
}

/** Texts with too little contrast in each of the themes, on a page whose colours do not move: by the same rules. */
export async function findWeakColours(page: Page, themes: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const theme of themes) {
    await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme)
    const weak = await run(page, 'of-colours')
    found.push(...weak.map((one) => `${theme}: ${one}`))
  }
  return found
}
