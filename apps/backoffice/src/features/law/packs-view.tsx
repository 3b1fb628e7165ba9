import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { listPacks } from '#contract/play-v1/law.ts'
import { api, ask } from '../../shell/api.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeFigures } from './write-figures.ts'

type Pack = ReplyOf<typeof listPacks>['packs'][number]

/** Every rule with its figures, its source and how sure that is, pack by pack, the present one of each market first. */
export function PacksView() {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const packs = useQuery({ queryKey: ['law', 'packs'], queryFn: () => ask(api(listPacks, { query: {} })) })
  if (packs.error)
    return (
      <div className="box-pad">
        <ProblemNote error={packs.error} onRetry={() => void packs.refetch()} />
      </div>
    )
  const inOrder = (packs.data?.packs ?? []).toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))
  const open = inOrder.find(({ packId }) => packId === search.get('pack')) ?? inOrder[0]
  return (
    <>
      <search className="fields">
        <label className="f wide">
          {t('law.pack')}
          <select
            className="in"
            value={open?.packId ?? ''}
            onChange={(event) => setSearch({ view: 'packs', pack: event.target.value }, { replace: true })}
          >
            {inOrder.map(({ packId, market, validFrom, validUntil }) => (
              <option key={packId} value={packId}>
                {validUntil
                  ? t('law.packUntil', { market, from: validFrom, until: validUntil })
                  : t('law.packSince', { market, from: validFrom })}
              </option>
            ))}
          </select>
        </label>
      </search>
      {open ? <RuleTable pack={open} /> : null}
    </>
  )
}

function RuleTable({ pack }: { readonly pack: Pack }) {
  const { t, or } = useTexts()
  return (
    <div className="list-scroll">
      <div className="tablewrap">
        <table aria-label={t('law.view.packs')}>
          <thead>
            <tr>
              <th>{t('refusals.rule')}</th>
              <th>{t('law.says')}</th>
              <th className="hide">{t('law.figures')}</th>
              <th className="hide">{t('law.source')}</th>
              <th>{t('law.state')}</th>
            </tr>
          </thead>
          <tbody>
            {pack.rules.map(({ id, summary, figures, source, confidence, isOn, isOptional, code, validFrom }) => (
              <tr key={id} data-row={id} tabIndex={-1}>
                <td className="nw">
                  <span className="code">{id}</span>
                  <div className="s mut">{t('law.since', { day: validFrom })}</div>
                </td>
                <td>
                  {summary}
                  <div className="s mut code">{code}</div>
                </td>
                <td className="s hide">{writeFigures(figures)}</td>
                <td className="s hide">
                  {source}
                  <div className="mut">{or(`law.confidence.${confidence}`, confidence)}</div>
                </td>
                <td className="nw">
                  <Status kind={isOn ? 'ok' : 'idle'}>
                    {t(isOn ? (isOptional ? 'law.optional' : 'law.on') : 'law.off')}
                  </Status>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="box-pad s mut">{t('law.fingerprint', { hash: pack.fingerprint })}</p>
    </div>
  )
}
