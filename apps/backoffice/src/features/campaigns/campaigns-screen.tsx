import { Megaphone } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { list } from '#contract/play-v1/campaigns.ts'
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
import { CAMPAIGNS } from './campaigns.ts'

/** Every campaign: what it gives, where it stands, when, and how much of its budget is given. */
export function CampaignsScreen() {
  const { t, language } = useTexts()
  const go = useNavigate()
  const [search, change] = useAddressFilter()
  const state = CAMPAIGN_STATES.find((one) => one === search.get('state'))
  const { query, rows } = usePages([...CAMPAIGNS, 'list', state], (cursor) =>
    ask(api(list, { query: { ...(cursor ? { cursor } : {}), ...(state ? { state } : {}) } })),
  )
  useRowKeys()
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.campaigns')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('campaigns.what')}</div>
        </div>
        <ActionButton
          permission="campaigns.manage"
          label={t('campaigns.create')}
          icon={<Megaphone aria-hidden="true" />}
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
        label={t('screen.campaigns')}
        empty={t('campaigns.none')}
        head={
          <tr>
            <th>{t('campaigns.name')}</th>
            <th>{t('campaigns.kind')}</th>
            <th>{t('campaigns.state')}</th>
            <th className={layout.wideOnly}>{t('campaigns.window')}</th>
            <th>{t('campaigns.given')}</th>
            <NumberHeader>{t('campaigns.gifts')}</NumberHeader>
          </tr>
        }
      >
        {rows.map(({ campaignId, given, budget, window, ...row }) => (
          <tr key={campaignId} data-row={campaignId} tabIndex={-1}>
            <td className={textStyles.bold}>
              <Link to={paths.campaign(campaignId)} data-opener>
                {row.name}
              </Link>
            </td>
            <td>{t(`campaigns.kind.${row.kind}`)}</td>
            <td>
              <Status kind={CAMPAIGN_KINDS[row.state]}>{t(`campaigns.state.${row.state}`)}</Status>
              {row.endedBy ? (
                <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
                  {t(`campaigns.endedBy.${row.endedBy}`)}
                </div>
              ) : null}
            </td>
            <td className={joinClasses(textStyles.small, layout.wideOnly)}>
              {writeDay(window.from, language)} – {writeDay(window.softEnd, language)}
            </td>
            <td>
              <Progress
                label={t('campaigns.ofBudget', { budget: writeMoney(budget) })}
                max={budget.amountMinor}
                value={given.amountMinor}
                text={writeMoney(given)}
              />
            </td>
            <NumberCell>{row.gifts}</NumberCell>
          </tr>
        ))}
      </PagedList>
    </>
  )
}
