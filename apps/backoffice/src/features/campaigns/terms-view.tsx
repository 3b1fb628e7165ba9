import { Fragment, useState } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import controls from '../../shell/controls.module.css'
import layout from '../../shell/layout.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { VERSION_KINDS, type Detail, type Version } from './campaigns.ts'
import { EstimatePanel } from './estimate-panel.tsx'
import { useTermsLines } from './terms-lines.ts'

/** Versions of the terms, newest first, and the selected one. */
export function TermsView({ detail: { campaign, versions } }: { readonly detail: Detail }) {
  const { t, language } = useTexts()
  const [chosen, setChosen] = useState<number>()
  const open = versions.find(({ version }) => version === (chosen ?? campaign.latestVersion))
  return (
    <div className={layout.scroll}>
      <div className={joinClasses(layout.bar, layout.wrap)} role="group" aria-label={t('campaigns.versions')}>
        {versions.map(({ version, state }) => (
          <button
            key={version}
            type="button"
            className={controls.chip}
            aria-pressed={version === open?.version}
            onClick={() => setChosen(version)}
          >
            {t('campaigns.version', { version })}
            <Status kind={VERSION_KINDS[state]}>
              {t(version === campaign.liveVersion ? 'campaigns.versionLive' : `campaigns.versionState.${state}`)}
            </Status>
          </button>
        ))}
      </div>
      {open ? (
        <section className={layout.section}>
          <p className={joinClasses(textStyles.small, textStyles.muted)}>
            {t('campaigns.written', { id: open.writtenBy, at: writeMoment(open.writtenAt, language) })}
            {open.approvedBy !== null && open.approvedAt !== null
              ? ` · ${t('campaigns.signed', { id: open.approvedBy, at: writeMoment(open.approvedAt, language) })}`
              : null}
          </p>
          <Terms version={open} currency={campaign.budget.currency} />
          <EstimatePanel terms={open.terms} />
        </section>
      ) : null}
    </div>
  )
}

type TermsProps = { readonly version: Version; readonly currency: Detail['campaign']['budget']['currency'] }

function Terms({ version: { terms }, currency }: TermsProps) {
  const { t, language } = useTexts()
  const lines = useTermsLines(currency)(terms)
  const { people, games, wagering } = terms
  const shares = games.shares.map(({ gameKey, percent }) => `${gameKey} ${percent} %`).join(', ')
  const facts = [
    [t('campaigns.name'), terms.name],
    ...lines.map(({ name, text }) => [name, text]),
    [t('campaigns.field.from'), writeMoment(terms.window.from, language)],
    [t('campaigns.field.hardEnd'), writeMoment(terms.window.hardEnd, language)],
    ...(wagering ? [[t('campaigns.field.daysToAccept'), String(wagering.daysToAccept)]] : []),
    [t('campaigns.part.games'), games.kind === 'all' ? t('campaigns.games.all') : shares],
    [t('campaigns.part.people'), t(`campaigns.people.${people.kind}`)],
    ...(people.kind === 'code'
      ? [[t('campaigns.field.isCodePublic'), t(people.isPublic ? 'campaigns.codePublic' : 'campaigns.codeNotPublic')]]
      : []),
    ...(people.kind === 'named' ? [[t('campaigns.field.playerIds'), people.playerIds.join(', ')]] : []),
    ...(people.kind === 'segment'
      ? [
          [t('campaigns.field.registeredFrom'), people.registeredFrom && writeMoment(people.registeredFrom, language)],
          [
            t('campaigns.field.registeredBefore'),
            people.registeredBefore && writeMoment(people.registeredBefore, language),
          ],
          [t('campaigns.field.languages'), people.languages.map((one) => t(`language.${one}`)).join(', ')],
        ]
      : []),
    [t('campaigns.part.budget'), writeMoney({ amountMinor: terms.budgetMinor, currency })],
    [t('campaigns.field.giftsPerPlayer'), String(terms.giftsPerPlayerMax)],
    ...(terms.gift.kind === 'reload' ? [[t('campaigns.field.timesMax'), String(terms.gift.timesMax)]] : []),
  ]
  return (
    <dl className={layout.facts}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value || '–'}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
