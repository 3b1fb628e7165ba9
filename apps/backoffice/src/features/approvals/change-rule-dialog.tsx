import { useState } from 'react'
import { changePolicy } from '#contract/play-v1/approvals.ts'
import { POLICY_NEEDS } from '#contract/shapes/approvals.ts'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { useWhen, type Policy, type Rule } from './use-when.ts'

type Props = { readonly policy: Policy; readonly index: number; readonly onClose: () => void }

const HOUR_MINUTES = 60
const WHOLE = /^\d{1,9}$/

/**
 * Requests another amount, other people or another time in one row: a request for a new version, never a direct save.
 */
export function ChangeRuleDialog({ policy, index, onClose }: Props) {
  const { t, or } = useTexts()
  const whenOf = useWhen()
  const rule = policy.rules[index]
  const [needs, setNeeds] = useState<Rule['needs']>(rule?.needs ?? 'second')
  const [over, setOver] = useState(String((rule?.overMinor ?? 0) / 100))
  const [hours, setHours] = useState(String(Math.max(1, Math.round((rule?.livesMinutes ?? 0) / HOUR_MINUTES))))
  if (!rule) return null
  const isLimited = rule.overMinor !== null
  const number = (value: string, set: (value: string) => void, label: string) => (
    <Field label={label} problem={WHOLE.test(value) ? undefined : t('approvals.wrongNumber')}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          value={value}
          data-wrong={WHOLE.test(value) ? undefined : ''}
          onChange={({ target }) => set(target.value.trim())}
        />
      )}
    </Field>
  )
  return (
    <ConfirmDialog
      title={t('approvals.changeTitle', {
        what: `${or(`approvals.action.${rule.action}`, rule.action)}, ${whenOf(rule)}`,
      })}
      button={t('approvals.change')}
      consequences={[{ kind: 'info', what: t('approvals.view.policy'), text: t('approvals.changeNow') }]}
      onClose={onClose}
      onCommit={({ explanation }) => {
        const changed = {
          ...rule,
          needs,
          livesMinutes: Number(hours) * HOUR_MINUTES,
          overMinor: isLimited ? Number(over) * 100 : null,
        }
        const rules = policy.rules.map((one, at) => (at === index ? changed : one))
        return ask(api(changePolicy, { body: { basedOn: policy.version, rules, explanation } }))
      }}
    >
      {isLimited ? number(over, setOver, t('approvals.limit')) : null}
      <Select
        label={t('approvals.needs')}
        value={needs}
        onChange={({ target }) => setNeeds(POLICY_NEEDS.find((one) => one === target.value) ?? 'second')}
      >
        {POLICY_NEEDS.map((one) => (
          <option key={one} value={one}>
            {t(`approvals.needs.${one}`)}
          </option>
        ))}
      </Select>
      {number(hours, setHours, t('approvals.livesHours'))}
    </ConfirmDialog>
  )
}
