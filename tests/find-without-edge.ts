import type { Page } from '@playwright/test'

/**
 * Buttons that would be invisible in forced colours, which remove backgrounds and shadows: without a text, a picture, a
 * border, or a mark drawn with a system colour. In a page rendered whole: what is not rendered has no text.
 */
export const findWithoutEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = 'Canvas'
    const ground = getComputedStyle(probe).backgroundColor
    probe.remove()
    const isMark = (one: HTMLElement, part: '::before' | '::after') => {
      const { content, maskImage, backgroundColor } = getComputedStyle(one, part)
      if (content === 'none' || content === 'normal') return false
      return content !== '""' || (maskImage !== 'none' && backgroundColor !== ground)
    }
    const isSeen = (one: HTMLElement) => {
      const { borderStyle, outlineStyle } = getComputedStyle(one)
      if (borderStyle !== 'none' || outlineStyle !== 'none') return true
      if (one.innerText.trim() !== '' || one.querySelector('img, svg') !== null) return true
      return isMark(one, '::before') || isMark(one, '::after')
    }
    return [...document.querySelectorAll<HTMLElement>('button, a[href]')]
      .filter((one) => one.checkVisibility() && one.offsetWidth > 1 && !isSeen(one))
      .map((one) => `nothing is seen of ${one.outerHTML.slice(0, 120)}`)
  })
