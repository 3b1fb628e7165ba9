import type { Language } from '#config/shapes.ts'
import { escapeHtml } from '../../../front-door/escape-html.ts'
import { offeredPages } from '../../src/shell/offered-pages.ts'
import { HELPLINES } from '../../src/shell/page-texts/helplines.ts'
import { paths } from '../../src/shell/paths.ts'
import type { Site } from '../../src/shell/site-context.ts'
import { messagesOf } from '../../src/shell/texts.server.ts'

/** The parts of the site that the waiting page shows. */
export type LineSite = Pick<Site, 'brand' | 'market' | 'brandTexts' | 'siteTexts'>

/**
 * What the law requires on every page: the minimum age, that play can be addictive, the operator and its licence, where
 * to get help; and the links to help, limits and exclusion, which have no waiting line. Needs no script and no response
 * of the API.
 */
export function writeDuty(site: LineSite, language: Language): string {
  const { shell, pages } = messagesOf(site, language)
  const { operator } = site.brand
  const own = site.brandTexts[language]?.footer
  const offered = offeredPages({ ...site, gamification: { service: 'none' } })
  const links = [
    ...(['responsibleGaming', 'identificationAndContactInformation'] as const)
      .filter((page) => offered.includes(page))
      .map((page) => [paths.page(language, page), shell.pages[page]] as const),
    [paths.limits(language), pages.limits.limits] as const,
    [paths.exclusion(language), pages.limits.exclusion] as const,
    [paths.help(language), shell.help] as const,
    [paths.login(language), shell.signIn] as const,
  ]
  const lines = HELPLINES[site.market.key].map(({ name, phone, href, isAlways }) => {
    const facts = [pages.help.free, ...(isAlways ? [pages.help.always] : [])].join(', ')
    const ways = [
      ...(phone ? [`<a href="tel:${phone.replaceAll(' ', '')}">${escapeHtml(phone)}</a>`] : []),
      ...(href ? [`<a href="${escapeHtml(href)}">${escapeHtml(new URL(href).hostname)}</a>`] : []),
    ]
    return `<li>${escapeHtml(name)} (${escapeHtml(facts)}) ${ways.join(' ')}</li>`
  })
  const licence = `${pages.operator.licence}: ${operator.licence ?? pages.operator.untold}`
  return `<footer>
      <p><strong title="${escapeHtml(shell.adultsOnly)}">18+</strong> ${escapeHtml(own?.adult ?? shell.adultsOnly)}</p>
      <p>${escapeHtml(own?.warning ?? shell.warning)} ${escapeHtml(shell.playForFun)}</p>
      <ul>${lines.join('')}</ul>
      <nav aria-label="${escapeHtml(shell.aboutMenu)}">${links.map(([href, text]) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`).join(' ')}</nav>
      <p>${escapeHtml([operator.name, licence].filter((fact) => fact !== null).join(' · '))}</p>
    </footer>`
}
