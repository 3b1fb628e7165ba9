import { element } from '../play/page.ts'

/** As many as may be told at once, with some to spare: what is gone from the page is not read any more. */
const KEPT = 8

/**
 * What is told to who hears the page, one line after the other: a bet that is placed just before its round begins, and two
 * bets that end together, are both heard, and so is the same sentence twice.
 */
export function createSaidLog(log: HTMLElement) {
  return (text: string): void => {
    log.append(element('p', text))
    while (log.childElementCount > KEPT) log.firstElementChild?.remove()
  }
}
