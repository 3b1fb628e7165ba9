import { useState } from 'react'
import { useNavigate } from 'react-router'
import { triggerCan } from '#contract/states/trigger-states.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { MoveDialog, type StaffMove } from './move-dialog.tsx'
import type { Trigger } from './triggers.ts'

const MOVES = ['go-live', 'pause', 'resume', 'end'] as const

/** The possible actions on a trigger. */
export function TriggerActions({ trigger }: { readonly trigger: Trigger }) {
  const { t } = useTexts()
  const go = useNavigate()
  const [move, setMove] = useState<StaffMove>()
  const { state, triggerId } = trigger
  if (state === 'ended') return null
  return (
    <>
      <div className={joinClasses(layout.bar, layout.wrap)}>
        {triggerCan('edit', state) ? (
          <ActionButton
            permission="triggers.manage"
            label={t('triggers.do.edit')}
            onClick={() => void go(paths.triggerTerms(triggerId))}
          />
        ) : null}
        {MOVES.filter((one) => triggerCan(one, state)).map((one) => (
          <ActionButton
            key={one}
            permission="triggers.manage"
            variant={one === 'go-live' ? 'primary' : 'outlined'}
            label={t(`triggers.do.${one}`)}
            onClick={() => setMove(one)}
          />
        ))}
      </div>
      {move ? <MoveDialog move={move} trigger={trigger} onClose={() => setMove(undefined)} /> : null}
    </>
  )
}
