import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { listPacks } from '#contract/play-v1/law.ts'
import { dayOf } from '#contract/states/calendar.ts'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useMarketZone, usePlace } from '../../shell/use-place.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeBookDay } from '../../shell/write-book-day.ts'
import { findPack } from './find-pack.ts'
import { writeFigures } from './write-figures.ts'

type Pack = ReplyOf<typeof listPacks>['packs'][number]

/** Every rule with its figures, its source and its certainty, by pack; first the one that is in force in the market. */
export function PacksView() {
  const { t, language } = useTexts()
  const [search, setSearch] = useSearchParams()
  const [now] = useState(() => new Date())
  const zone = useMarketZone()
  const market = usePlace()?.marketKey
  const packs = useQuery({
    queryKey: ['law', 'packs', language],
    queryFn: () => ask(api(listPacks, { query: { lang: language } })),
  })
  if (packs.error)
    return (
      <div className={layout.padded}>
        <ProblemNote error={packs.error} onRetry={() => void packs.refetch()} />
      </div>
    )
  const inOrder = (packs.data?.packs ?? []).toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))
  const day = dayOf(zone, now)
  const open = findPack(inOrder, { named: search.get('pack'), market, day })
  return (
    <>
      <search className={layout.fields}>
        <Select
          label={t('law.pack')}
          className={layout.wide}
          value={open?.packId ?? ''}
          onChange={(event) => setSearch({ view: 'packs', pack: event.target.value }, { replace: true })}
        >
          {inOrder.map(({ packId, market, validFrom, validUntil }) => (
            <option key={packId} value={packId}>
              {validUntil
                ? t('law.packUntil', {
                    market,
                    from: writeBookDay(validFrom, language),
                    until: writeBookDay(validUntil, language),
                  })
                : t('law.packSince', { market, from: writeBookDay(validFrom, language) })}
            </option>
          ))}
        </Select>
      </search>
      <Loading query={packs} />
      {open ? <RuleTable pack={open} /> : null}
    </>
  )
}

function RuleTable({ pack }: { readonly pack: Pack }) {
  const words = useTexts()
  const { t, or, language } = words
  return (
    <div className={layout.list}>
      <div className={layout.tablePlace}>
        <Table
          scrolls="around"
          label={t('law.view.packs')}
          head={
            <tr>
              <th>{t('refusals.rule')}</th>
              <th>{t('law.says')}</th>
              <th className={layout.wideOnly}>{t('law.figures')}</th>
              <th className={layout.wideOnly}>{t('law.source')}</th>
              <th>{t('law.state')}</th>
            </tr>
          }
        >
          {pack.rules.map(({ id, kind, summary, figures, source, confidence, isOn, isOptional, code, validFrom }) => (
            <tr key={id} data-row={id} tabIndex={-1}>
              <td className={textStyles.unbroken}>
                <span className={textStyles.code}>{id}</span>
                <div className={joinClasses(textStyles.small, textStyles.muted)}>
                  {t('law.since', { day: writeBookDay(validFrom, language) })}
                </div>
              </td>
              <td>
                {summary}
                <div className={joinClasses(textStyles.small, textStyles.muted, textStyles.code)}>{code}</div>
              </td>
              <td className={joinClasses(textStyles.small, layout.wideOnly)}>
                {writeFigures({ kind, figures }, pack.currency, words).map((figure) => (
                  <div key={figure}>{figure}</div>
                ))}
              </td>
              <td className={joinClasses(textStyles.small, layout.wideOnly)}>
                {source}
                <div className={textStyles.muted}>{or(`law.confidence.${confidence}`, confidence)}</div>
              </td>
              <td className={textStyles.unbroken}>
                <Status kind={isOn ? 'ok' : 'idle'}>
                  {t(isOn ? (isOptional ? 'law.optional' : 'law.on') : 'law.off')}
                </Status>
              </td>
            </tr>
          ))}
        </Table>
      </div>
      <p className={joinClasses(layout.padded, textStyles.small, textStyles.muted)}>
        {t('law.fingerprint', { hash: pack.fingerprint })}
      </p>
    </div>
  )
}
