import type { RefObject } from 'react'
import { catalogue } from '#contract/catalogue.ts'
import * as user from '#contract/onling-v2/user.ts'
import { ACTOR_KINDS, SUBJECT_KINDS } from '#contract/shapes/audit.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import layout from '../../shell/layout.module.css'
import { NumberField } from '../../shell/number-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { actionName, type readFilter } from './read-filter.ts'

/** Written outside of calls, by the sign-in itself. */
const EVENTS = ['staff.signed-in', 'staff.code-refused', 'staff.signed-out']
const actions = [
  ...catalogue.filter(({ audience, permission }) => audience === 'staff' && permission).map(({ path }) => path),
  ...EVENTS,
]

type Props = {
  readonly filter: ReturnType<typeof readFilter>
  /** As the address has it. */
  readonly search: URLSearchParams
  readonly onChange: (name: string, value: string) => void
}

/** Which lines of the audit are shown. */
export function AuditFilter({
  first,
  onClear,
  ...props
}: Props & { readonly first: RefObject<HTMLInputElement | null>; readonly onClear: () => void }) {
  const { t, or } = useTexts()
  const { filter, search, onChange } = props
  return (
    <search className={layout.fields}>
      <NumberField
        ref={first}
        label={t('players.number')}
        value={search.get('player') ?? ''}
        onWrite={(digits) => onChange('player', digits)}
      />
      <NumberField
        label={t('audit.userId')}
        value={search.get('user') ?? ''}
        onWrite={(digits) => onChange('user', digits)}
      />
      <Select
        label={t('audit.action')}
        className={layout.wide}
        value={filter.action ?? ''}
        onChange={(event) => onChange('action', event.target.value)}
      >
        <option value="">{t('audit.any')}</option>
        {actions.map((path) => (
          <option key={path} value={path}>
            {or(actionName(path), path)}
          </option>
        ))}
      </Select>
      <Select
        label={t('audit.outcome')}
        value={filter.outcome ?? ''}
        onChange={(event) => onChange('outcome', event.target.value)}
      >
        <option value="">{t('audit.any')}</option>
        {user.AUDIT_OUTCOMES.map((one) => (
          <option key={one} value={one}>
            {t(`outcome.${one}`)}
          </option>
        ))}
      </Select>
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={t(`audit.${name}`)}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={search.get(name) ?? ''}
              onChange={(event) => onChange(name, event.target.value)}
            />
          )}
        </Field>
      ))}
      <WhoAndWhom {...props} />
      <label className={layout.row}>
        <input
          type="checkbox"
          checked={filter.changesOnly === true}
          onChange={(event) => onChange('looks', event.target.checked ? '' : 'too')}
        />
        {t('audit.changesOnly')}
      </label>
      {search.size > 0 ? (
        <Button variant="ghost" onClick={onClear}>
          {t('audit.clear')}
        </Button>
      ) : null}
    </search>
  )
}

/** Who did it, and to whom or what. */
function WhoAndWhom({ filter, search, onChange }: Props) {
  const { t } = useTexts()
  return (
    <>
      <Select
        label={t('audit.by')}
        value={filter.actorKind ?? ''}
        onChange={(event) => onChange('by', event.target.value)}
      >
        <option value="">{t('audit.any')}</option>
        {ACTOR_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`audit.actor.${kind}`)}
          </option>
        ))}
      </Select>
      {filter.actorKind && filter.actorKind !== 'staff' ? (
        <Field label={t('audit.actorId')}>
          {(control) => (
            <input
              {...control}
              maxLength={120}
              value={search.get('who') ?? ''}
              onChange={(event) => onChange('who', event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <Select
        label={t('audit.subject')}
        value={search.get('about') ?? ''}
        onChange={(event) => onChange('about', event.target.value)}
      >
        <option value="">{t('audit.any')}</option>
        {SUBJECT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`subject.${kind}`)}
          </option>
        ))}
      </Select>
      {search.get('about') ? (
        <Field label={t('audit.subjectId')}>
          {(control) => (
            <input
              {...control}
              maxLength={120}
              value={search.get('id') ?? ''}
              onChange={(event) => onChange('id', event.target.value)}
            />
          )}
        </Field>
      ) : null}
    </>
  )
}
