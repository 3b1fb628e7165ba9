import { useState } from 'react'
import { listCodes } from '#contract/play-v1/campaigns.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { ActionButton } from '../../../shell/action-button.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { PagedList, usePages } from '../../../shell/paged-list.tsx'
import { useMay } from '../../../shell/session.ts'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { CAMPAIGNS, type Detail } from '../campaigns.ts'
import { CodesOnce } from './codes-once.tsx'
import { EndCodesDialog } from './end-codes-dialog.tsx'
import { MakeCodesDialog } from './make-codes-dialog.tsx'

/** Codes of a campaign: how often each was used, making more, and taking them out of use. What they are nobody sees later. */
export function CodesView({ detail: { campaign, versions } }: { readonly detail: Detail }) {
  const { t, language } = useTexts()
  const mayManage = useMay('campaigns.manage')
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<readonly string[]>()
  const [ending, setEnding] = useState<string[] | null>()
  const { campaignId } = campaign
  const { query, rows } = usePages([...CAMPAIGNS, campaignId, 'codes'], (cursor) =>
    ask(api(listCodes, { query: { campaignId, ...(cursor ? { cursor } : {}) } })),
  )
  const counting = versions.find(({ version }) => version === (campaign.liveVersion ?? campaign.latestVersion))
  const takesCodes = campaign.state !== 'ended' && counting?.terms.people.kind === 'code'
  return (
    <>
      <div className={joinClasses(layout.bar, layout.wrap)}>
        {takesCodes ? (
          <ActionButton
            permission="campaigns.manage"
            label={t('campaigns.makeCodes')}
            onClick={() => setMaking(true)}
          />
        ) : (
          <span className={textStyles.small}>{t('campaigns.takesNoCodes')}</span>
        )}
        {rows.some(({ endedAt }) => endedAt === null) ? (
          <ActionButton
            permission="campaigns.manage"
            label={t('campaigns.endAllCodes')}
            onClick={() => setEnding(null)}
          />
        ) : null}
      </div>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('campaigns.view.codes')}
        empty={t('campaigns.noCodes')}
        head={
          <tr>
            <th>{t('campaigns.madeAt')}</th>
            <NumberHeader>{t('campaigns.used')}</NumberHeader>
            <th>{t('campaigns.state')}</th>
            <th>
              <span className={textStyles.aloud}>{t('campaigns.actions')}</span>
            </th>
          </tr>
        }
      >
        {rows.map(({ codeId, used, usesMax, madeAt, endedAt }) => (
          <tr key={codeId} data-row={codeId} tabIndex={-1}>
            <td className={textStyles.small}>{writeMoment(madeAt, language)}</td>
            <NumberCell>{t('campaigns.usedOf', { used, max: usesMax })}</NumberCell>
            <td>
              {endedAt === null ? (
                <Status kind="ok">{t('campaigns.codeValid')}</Status>
              ) : (
                <Status kind="idle">{t('campaigns.codeEnded', { at: writeMoment(endedAt, language) })}</Status>
              )}
            </td>
            <td>
              {mayManage && endedAt === null ? (
                <Button variant="ghost" data-opener onClick={() => setEnding([codeId])}>
                  {t('campaigns.endCode')}
                </Button>
              ) : null}
            </td>
          </tr>
        ))}
      </PagedList>
      {isMaking ? <MakeCodesDialog campaignId={campaignId} onMade={setMade} onClose={() => setMaking(false)} /> : null}
      {made && !isMaking ? <CodesOnce codes={made} onClose={() => setMade(undefined)} /> : null}
      {ending === undefined ? null : (
        <EndCodesDialog campaignId={campaignId} codeIds={ending} onClose={() => setEnding(undefined)} />
      )}
    </>
  )
}
