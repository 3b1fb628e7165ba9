import type { Language } from '#config/shapes.ts'
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
      ...(phone ? [`<a href="tel:${phone.replaceAll(' ', '')}">${escape(phone)}</a>`] : []),
      ...(href ? [`<a href="${escape(href)}">${escape(new URL(href).hostname)}</a>`] : []),
    ]
    return `<li>${escape(name)} (${escape(facts)}) ${ways.join(' ')}</li>`
  })
  const licence = `${pages.operator.licence}: ${operator.licence ?? pages.operator.untold}`
  return `<footer>
      <p><strong title="${escape(shell.adultsOnly)}">18+</strong> ${escape(own?.adult ?? shell.adultsOnly)}</p>
      <p>${escape(own?.warning ?? shell.warning)} ${escape(shell.playForFun)}</p>
      <ul>${lines.join('')}</ul>
      <nav aria-label="${escape(shell.aboutMenu)}">${links.map(([href, text]) => `<a href="${escape(href)}">${escape(text)}</a>`).join(' ')}</nav>
      <p>${escape([operator.name, licence].filter((fact) => fact !== null).join(' · '))}</p>
    </footer>`
}

const CODES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => CODES[sign] ?? sign)
