import type { Page } from '@playwright/test'

/**
 * Every combination in which the current page shows text: its colour, size and weight, and the backgrounds below it up to
 * the first opaque one; for a link also the colour of the text around it. The contrast of a text depends on these. An
 * ancestor that may lie above something else than its parent (a dialog, a header that stays) is named by its class.
 */
export const findColours = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const backgrounds = new Map<Element, string>()
    const isOpaque = (colour: string) => !colour.startsWith('rgba') && !colour.includes('/')
    const backgroundsOf = (element: Element): string => {
      const known = backgrounds.get(element)
      if (known !== undefined) return known
      const { backgroundColor, backgroundImage, opacity, position, filter } = getComputedStyle(element)
      const isPlain =
        isOpaque(backgroundColor) && backgroundImage === 'none' && opacity === '1' && position === 'static'
      const own = [
        backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor,
        backgroundImage === 'none' ? '' : backgroundImage,
        opacity === '1' ? '' : opacity,
        filter === 'none' ? '' : filter,
        position === 'static' || position === 'relative' ? '' : `${position} ${element.className}`,
      ]
        .filter((part) => part !== '')
        .join(' ')
      const below = isPlain || !element.parentElement ? '' : backgroundsOf(element.parentElement)
      const found = own === '' ? below : `${own} > ${below}`
      backgrounds.set(element, found)
      return found
    }
    const hasText = (element: Element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    const found = new Set<string>()
    for (const element of document.body.querySelectorAll('*')) {
      if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue
      const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element)
      const around = element.matches('a[href]') && element.parentElement
      const link = around ? `link ${textDecorationLine} in ${getComputedStyle(around).color}` : ''
      const state = element.closest(':disabled, [aria-disabled="true"]') ? 'disabled' : ''
      found.add(`${color} ${fontSize} ${fontWeight} ${link} ${state} on ${backgroundsOf(element)}`)
    }
    return [...found]
  })
