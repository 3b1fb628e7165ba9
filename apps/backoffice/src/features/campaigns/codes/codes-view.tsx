import { useState } from 'react'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { campaignCodeList } from '#contract/lists/campaign-codes.ts'
import { listCodes } from '#contract/play-v1/campaigns.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../../shell/action-button.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { BulkButton } from '../../../shell/list/bulk-button.tsx'
import { DataList } from '../../../shell/list/data-list.tsx'
import { useMay } from '../../../shell/session.ts'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { CAMPAIGNS, type Detail } from '../campaigns.ts'
import { CodesOnce } from './codes-once.tsx'
import { EndCodesDialog } from './end-codes-dialog.tsx'
import { MakeCodesDialog } from './make-codes-dialog.tsx'

type Code = ReplyOf<typeof listCodes>['rows'][number]

/** Codes of a campaign: their use, creation and deactivation. The codes themselves are not shown later. */
export function CodesView({ detail: { campaign, versions } }: { readonly detail: Detail }) {
  const { t, language } = useTexts()
  const mayManage = useMay('campaigns.manage')
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<readonly string[]>()
  const [ending, setEnding] = useState<string[] | null>()
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const { campaignId } = campaign
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
        <ActionButton
          permission="campaigns.manage"
          label={t('campaigns.endAllCodes')}
          onClick={() => setEnding(null)}
        />
        {marked.size > 0 ? (
          <BulkButton
            permission="campaigns.manage"
            label={t('campaigns.endMarked', { count: marked.size })}
            onClick={() => setEnding([...marked])}
          />
        ) : null}
      </div>
      <DataList
        list={campaignCodeList}
        label={t('campaigns.view.codes')}
        empty={t('campaigns.noCodes')}
        read={(question) => ask(api(listCodes, { query: { ...question, campaignId } as QueryOf<typeof listCodes> }))}
        keyOf={({ codeId }) => codeId}
        keptAs={[...CAMPAIGNS, campaignId, 'codes']}
        of={{ campaignId }}
        {...(mayManage
          ? {
              marking: {
                marked,
                onMark: setMarked,
                labelOf: ({ madeAt }: Code) => t('campaigns.markCode', { at: writeMoment(madeAt, language) }),
              },
            }
          : {})}
        cells={{
          used: ({ used, usesMax }: Code) => t('campaigns.usedOf', { used, max: usesMax }),
          endedAt: ({ endedAt }: Code) =>
            endedAt === null ? (
              <Status kind="ok">{t('campaigns.codeValid')}</Status>
            ) : (
              <Status kind="idle">{t('campaigns.codeEnded', { at: writeMoment(endedAt, language) })}</Status>
            ),
        }}
        actions={({ codeId, endedAt }: Code) =>
          mayManage && endedAt === null ? (
            <Button variant="ghost" data-opener onClick={() => setEnding([codeId])}>
              {t('campaigns.endCode')}
            </Button>
          ) : null
        }
      />
      {isMaking ? <MakeCodesDialog campaignId={campaignId} onMade={setMade} onClose={() => setMaking(false)} /> : null}
      {made && !isMaking ? <CodesOnce codes={made} onClose={() => setMade(undefined)} /> : null}
      {ending === undefined ? null : (
        <EndCodesDialog campaignId={campaignId} codeIds={ending} onClose={() => setEnding(undefined)} />
      )}
    </>
  )
}
