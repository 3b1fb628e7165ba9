import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { check } from '#contract/play-v1/campaigns.ts'
import { campaignCan } from '#contract/states/campaign-states.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { CAMPAIGNS, type Detail } from './campaigns.ts'
import { GiveDialog } from './give-dialog.tsx'
import { FindingList } from './finding-list.tsx'
import { MoveDialog, type StaffMove } from './move-dialog.tsx'
import { findingsOf } from './read-refusal.ts'

const MOVES: readonly Exclude<StaffMove, 'approve'>[] = ['pause', 'resume', 'end']

/** Possible actions on a campaign: on its newest version, and on the whole. */
export function CampaignActions({ detail: { campaign, versions } }: { readonly detail: Detail }) {
  const { t } = useTexts()
  const go = useNavigate()
  const [move, setMove] = useState<StaffMove>()
  const [isGiving, setGiving] = useState(false)
  const { campaignId, state, latestVersion: version } = campaign
  const newest = versions.find((one) => one.version === version)
  const checking = useMutation({
    mutationFn: () => ask(api(check, { body: { campaignId, version } })),
    onSuccess: () => announce(t('campaigns.checkedNow')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: CAMPAIGNS }),
  })
  if (state === 'ended') return null
  const button = (name: StaffMove, variant: 'primary' | 'outlined') => (
    <ActionButton
      key={name}
      permission="campaigns.manage"
      variant={variant}
      label={t(`campaigns.do.${name}`)}
      onClick={() => setMove(name)}
    />
  )
  return (
    <>
      <div className={joinClasses(layout.bar, layout.wrap)}>
        <ActionButton
          permission="campaigns.manage"
          label={t('campaigns.do.edit')}
          onClick={() => void go(paths.campaignTerms(campaignId))}
        />
        {newest?.state === 'draft' ? (
          <ActionButton
            permission="campaigns.manage"
            variant="primary"
            label={t('campaigns.do.check')}
            onClick={() => {
              if (!checking.isPending) checking.mutate()
            }}
          />
        ) : null}
        {newest?.state === 'checked' ? button('approve', 'primary') : null}
        {campaign.kind === 'by-hand' && state === 'live' ? (
          <ActionButton
            permission="campaigns.manage"
            variant="primary"
            label={t('campaigns.do.give')}
            onClick={() => setGiving(true)}
          />
        ) : null}
        {MOVES.filter((one) => campaignCan(one, state)).map((one) => button(one, 'outlined'))}
      </div>
      {checking.isError ? (
        <div className={joinClasses(layout.padded, layout.column)}>
          <ProblemNote error={checking.error} />
          <FindingList findings={findingsOf(checking.error)} />
        </div>
      ) : null}
      {isGiving ? <GiveDialog campaign={campaign} onClose={() => setGiving(false)} /> : null}
      {move ? <MoveDialog move={move} campaign={campaign} onClose={() => setMove(undefined)} /> : null}
    </>
  )
}
