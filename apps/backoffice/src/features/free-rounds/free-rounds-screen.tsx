import { Ticket } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { listDefinitions } from '#contract/onling-v2/free-round.ts'
import { CAMPAIGN_STATES } from '#contract/states/campaign-states.ts'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Progress } from '#ui/progress/progress.tsx'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { CAMPAIGN_KINDS } from '../../shell/campaign-kinds.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { paths } from '../../shell/paths.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useAddressFilter } from '../../shell/use-address-filter.ts'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeDay } from '../../shell/write-time.ts'
import { FREE_ROUNDS } from './free-rounds.ts'

/** Every definition of free rounds: what it gives, where it stands, until when, and how much of its budget is given. */
export function FreeRoundsScreen() {
  const { t, language } = useTexts()
  const go = useNavigate()
  const [search, change] = useAddressFilter()
  const state = CAMPAIGN_STATES.find((one) => one === search.get('state'))
  const { query, rows } = usePages([...FREE_ROUNDS, 'list', state], (cursor) =>
    ask(api(listDefinitions, { query: { ...(cursor ? { cursor } : {}), ...(state ? { state } : {}) } })),
  )
  useRowKeys()
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.freeRounds')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('freeRounds.what')}</div>
        </div>
        <ActionButton
          permission="campaigns.manage"
          label={t('freeRounds.create')}
          icon={<Ticket aria-hidden="true" />}
          onClick={() => void go(paths.newCampaign)}
        />
      </div>
      <div className={layout.fields}>
        <Select
          label={t('campaigns.state')}
          value={state ?? ''}
          onChange={({ target }) => change('state', target.value)}
          options={[
            { value: '', label: t('campaigns.anyState') },
            ...CAMPAIGN_STATES.map((one) => ({ value: one, label: t(`campaigns.state.${one}`) })),
          ]}
        />
      </div>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('screen.freeRounds')}
        empty={t('freeRounds.none')}
        head={
          <tr>
            <th>{t('campaigns.name')}</th>
            <th>{t('campaigns.state')}</th>
            <NumberHeader>{t('freeRounds.rounds')}</NumberHeader>
            <NumberHeader>{t('freeRounds.stake')}</NumberHeader>
            <th className={layout.wideOnly}>{t('campaigns.window')}</th>
            <th>{t('campaigns.given')}</th>
            <NumberHeader>{t('freeRounds.relations')}</NumberHeader>
          </tr>
        }
      >
        {rows.map(({ definitionId, terms, given, budget, ...row }) => (
          <tr key={definitionId} data-row={definitionId} tabIndex={-1}>
            <td className={textStyles.bold}>
              <Link to={paths.freeRoundsOf(definitionId)} data-opener>
                {terms.name}
              </Link>
            </td>
            <td>
              <Status kind={CAMPAIGN_KINDS[row.state]}>{t(`campaigns.state.${row.state}`)}</Status>
              {row.endedBy ? (
                <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
                  {t(`campaigns.endedBy.${row.endedBy}`)}
                </div>
              ) : null}
            </td>
            <NumberCell>{terms.rounds}</NumberCell>
            <NumberCell>{writeMoney({ ...given, amountMinor: terms.stakeMinor })}</NumberCell>
            <td className={joinClasses(textStyles.small, layout.wideOnly)}>
              {writeDay(terms.window.from, language)} – {writeDay(terms.window.hardEnd, language)}
            </td>
            <td>
              <Progress
                label={t('campaigns.ofBudget', { budget: writeMoney(budget) })}
                max={budget.amountMinor}
                value={given.amountMinor}
                text={writeMoney(given)}
              />
            </td>
            <NumberCell>{row.relations}</NumberCell>
          </tr>
        ))}
      </PagedList>
    </>
  )
}
