import { useTranslations } from 'use-intl/react'
import { Link } from 'react-router'
import { listTickets } from '#contract/play-v1/support.ts'
import { TOPICS } from '#contract/states/ticket-states.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import type { Route } from './+types/help.route.ts'
import { accountPartsOf } from '../../shell/account-parts.ts'
import { apiFor, hasSession } from '../../shell/call-api.server.ts'
import { describePage } from '../../shell/describe-page.ts'
import { SearchForm } from '../../shell/fields/search-form.tsx'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { AnswerList } from './answer-list.tsx'
import { answersOf } from './answers.server.ts'
import { ContactPanel } from './contact-panel.tsx'
import { readContact } from './help-contact.server.ts'
import { markWords, searchAnswers } from '../../shell/page-texts/search-answers.ts'
import { TicketRows } from './ticket-rows.tsx'
import { TopicGrid } from './topic-grid.tsx'

const Q_MAX = 80
const OWN_SHOWN = 3

/** Help: search results, or one topic, or frequent questions. Works without scripts. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'help')
  const { searchParams } = new URL(request.url)
  const q = (searchParams.get('q') ?? '').trim().slice(0, Q_MAX).toWellFormed()
  const topic = TOPICS.find((one) => one === searchParams.get('topic'))
  const answers = answersOf(parts.locale, {
    market: site.market.key,
    parts: accountPartsOf(site.brand),
    tone: site.brand.tone,
  })
  const [contact, own] = await Promise.all([
    readContact(site),
    hasSession(request) ? apiFor(site, request)(listTickets, { query: { limit: OWN_SHOWN } }) : undefined,
  ])
  const found = q ? searchAnswers(answers, q) : answers.filter((one) => (topic ? one.topic === topic : one.isFrequent))
  return {
    ...parts,
    q,
    topic,
    topics: TOPICS.map((name) => ({ name, count: answers.filter((one) => one.topic === name).length })),
    found: found.map(({ id, page, question, answer }) => ({
      id,
      page,
      question: markWords(question, q),
      answer: markWords(answer, q),
    })),
    contact,
    own: own?.ok ? own.data.rows : undefined,
  }
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  return describePage({ name: loaderData?.tabName, ...loaderData, locale: params.locale, rest: '/help' })
}

export default function HelpRoute({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <Help {...loaderData} />
    </MoreTexts>
  )
}

function Help({ locale, q, topic, topics, found, contact, own }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('help')
  const isFirst = q === '' && topic === undefined
  return (
    <main className="page-width help-page" id="content">
      <header className="page-head">
        <h1>{t('heading')}</h1>
      </header>
      <SearchForm action={paths.help(locale)} className="help-search">
        <Icon name="search" />
        <input
          type="search"
          name="q"
          key={q}
          defaultValue={q}
          maxLength={Q_MAX}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('search')}
          placeholder={t('searchExample')}
        />
        <button type="submit" className={buttonClass('ghost')}>
          {t('searchGo')}
        </button>
      </SearchForm>
      {isFirst ? <TopicGrid topics={topics} /> : null}
      <div className="help-page-split">
        {found.length === 0 ? (
          <section className="empty-list">
            <h2>{t('none', { q })}</h2>
            <p>{t('noneHint')}</p>
            <Link className={buttonClass('outlined')} to={paths.askSupport(locale)}>
              {t('write')}
            </Link>
          </section>
        ) : (
          <section className="panel">
            <h2>{q ? t('found', { count: found.length, q }) : t(topic ? `topic.${topic}` : 'frequent')}</h2>
            <AnswerList answers={found} opensFirst={!isFirst} />
            {isFirst ? null : (
              <Link className="text-link" to={paths.help(locale)}>
                {t('allTopics')}
              </Link>
            )}
          </section>
        )}
        <aside className="stack">
          <ContactPanel contact={contact} topic={topic} />
          {own ? (
            <section className="panel">
              <header>
                <h2>{t('own')}</h2>
                {own.length > 0 ? (
                  <Link className="text-link" to={paths.tickets(locale)}>
                    {t('allOwn')}
                  </Link>
                ) : null}
              </header>
              <TicketRows rows={own} />
            </section>
          ) : null}
        </aside>
      </div>
    </main>
  )
}
