import type { SheetFrame } from '#games/kit/protocol/index.ts'
import { symbolPicture } from '../play/symbol-picture.ts'

/** The board beside the reels. In games without a board all functions do nothing. */
export function createBoard() {
  const items = [...document.querySelectorAll<HTMLElement>('#board li')]
  const original = items.map((item) => item.querySelector('b')?.textContent ?? '')
  const labels = items.map((item) => item.querySelector('small span')?.textContent ?? '')
  const place = (at: number): Element | null | undefined => items[at]?.querySelector('b')

  return {
    /** Lights one item, or all up to it, or none. */
    mark(at: number | undefined, isUpTo = false): void {
      items.forEach((item, index) => {
        item.classList.toggle('on', at !== undefined && (index === at || (isUpTo && index < at)))
      })
    },
    write(at: number, text: string): void {
      const value = place(at)
      if (value) value.textContent = text
    },
    /** The small text over an item. */
    label(at: number, text: string): void {
      const small = items[at]?.querySelector('small span')
      if (small) small.textContent = text
    },
    picture(at: number, frame: SheetFrame): void {
      place(at)?.replaceChildren(symbolPicture(frame))
    },
    /** Fixed prizes at a stake: each item says how many coins it is worth. */
    price(write: (coins: number) => string): void {
      for (const item of items) {
        const { coins } = item.dataset
        const value = item.querySelector('b')
        if (coins && value) value.textContent = write(Number(coins))
      }
    },
    /** Lights the item of a fixed prize by its name. */
    light(name: string): void {
      for (const item of items) {
        if (item.querySelector('small')?.textContent?.toLowerCase() === name) item.classList.add('on')
      }
    },
    /** Resets to the initial page. Prizes keep their amounts. */
    reset(): void {
      items.forEach((item, at) => {
        item.classList.remove('on')
        const small = item.querySelector('small span')
        if (small) small.textContent = labels[at] ?? ''
        const value = place(at)
        if (value && item.dataset['coins'] === undefined) value.textContent = original[at] ?? ''
      })
    },
  }
}
export type Board = ReturnType<typeof createBoard>
