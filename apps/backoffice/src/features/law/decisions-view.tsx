import { Link } from 'react-router'
import { listDecisions } from '#contract/play-v1/law.ts'
import { Field } from '#ui/field/field.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { NumberField } from '../../shell/number-field.tsx'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
import { useAddressFilter } from '../../shell/use-address-filter.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { ReplayButton } from './replay-button.tsx'

/** Every refusal by the law, newest first: who, when, by which rule, and the sentence that was told. */
export function DecisionsView() {
  const { t, language } = useTexts()
  const [search, change] = useAddressFilter()
  const playerId = Number(search.get('playerId') ?? 0)
  const ruleId = search.get('ruleId') ?? ''
  const filter = { ...(playerId > 0 ? { playerId } : {}), ...(ruleId ? { ruleId } : {}) }
  const { query, rows } = usePages(['law', 'decisions', filter, language], (cursor) =>
    ask(api(listDecisions, { query: { ...filter, lang: language, ...(cursor ? { cursor } : {}) } })),
  )
  return (
    <>
      <search className={layout.fields}>
        <NumberField
          label={t('players.number')}
          value={search.get('playerId') ?? ''}
          onWrite={(digits) => change('playerId', digits)}
        />
        <Field label={t('refusals.rule')}>
          {(control) => (
            <input
              {...control}
              maxLength={20}
              value={search.get('ruleId') ?? ''}
              onChange={(event) => change('ruleId', event.target.value.trim().toUpperCase())}
            />
          )}
        </Field>
      </search>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('law.view.decisions')}
        empty={t('law.noDecisions')}
        head={
          <tr>
            <th>{t('refusals.at')}</th>
            <th>{t('law.player')}</th>
            <th>{t('refusals.rule')}</th>
            <th>{t('refusals.text')}</th>
            <th className={layout.wideOnly}>{t('law.earliest')}</th>
            <th className={layout.wideOnly}>{t('law.replay')}</th>
          </tr>
        }
      >
        {rows.map(({ decisionId, at, playerId, refusal, text }) => (
          <tr key={decisionId} data-row={decisionId} tabIndex={-1}>
            <td className={joinClasses(textStyles.small, textStyles.unbroken)}>{writeMoment(at, language)}</td>
            <td className={textStyles.unbroken}>
              {playerId === null ? t('law.nobodyYet') : <Link to={paths.player(playerId)}>{playerId}</Link>}
            </td>
            <td className={textStyles.unbroken}>
              <span className={textStyles.code}>{refusal.ruleId}</span>
              {refusal.alsoRefusedBy.length > 0 ? (
                <span className={joinClasses(textStyles.small, textStyles.muted)}>
                  {' '}
                  + {refusal.alsoRefusedBy.join(', ')}
                </span>
              ) : null}
            </td>
            <td className={textStyles.small}>{text}</td>
            <td className={joinClasses(textStyles.small, textStyles.unbroken, layout.wideOnly)}>
              {refusal.earliestAllowedAt ? writeMoment(refusal.earliestAllowedAt, language) : '–'}
            </td>
            <td className={joinClasses(textStyles.unbroken, layout.wideOnly)}>
              <ReplayButton decisionId={decisionId} />
            </td>
          </tr>
        ))}
      </PagedList>
    </>
  )
}
