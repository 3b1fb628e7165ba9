import { element } from '../play/page.ts'

/** More lines than are announced at once: a removed line is no longer read by screen readers. */
const KEPT = 8

/**
 * Announcements for screen readers, one line after the other: a bet placed just before its round begins, and two bets
 * that end together, are both read, and so is the same sentence twice.
 */
export function createAnnouncements(log: HTMLElement) {
  return (text: string): void => {
    log.append(element('p', text))
    while (log.childElementCount > KEPT) log.firstElementChild?.remove()
  }
}
