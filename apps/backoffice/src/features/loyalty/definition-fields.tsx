import { AVATARS, CLUB_ICONS, COUNTED_FACTS, POINT_FACTS, type DefinitionKind } from '#contract/shapes/loyalty.ts'
import { NumberField } from '../../shell/number-field.tsx'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import type { DefinitionForm } from './definition-form.ts'
import { LadderFields } from './ladder-fields.tsx'
import { SelectField } from './select-field.tsx'
import { TextsFields } from './texts-fields.tsx'

type Props = {
  readonly kind: DefinitionKind
  readonly languages: readonly string[]
  readonly form: DefinitionForm
  readonly onWrite: (form: DefinitionForm) => void
}

type NumberName = 'points' | 'perMinor' | 'dayMax' | 'count' | 'expires' | 'stakeMinor' | 'rounds' | 'days'

const NUMBERS: Readonly<Record<Exclude<DefinitionKind, 'ladder'>, readonly NumberName[]>> = {
  rule: ['points', 'dayMax', 'expires'],
  mission: ['count', 'points', 'expires'],
  badge: ['count'],
  item: ['points'],
}

/** The fields of one kind of definition. */
export function DefinitionFields({ kind, languages, form, onWrite }: Props) {
  const { t } = useTexts()
  const write = (some: Partial<DefinitionForm>) => onWrite({ ...form, ...some })
  if (kind === 'ladder')
    return <LadderFields languages={languages} levels={form.levels} onWrite={(levels) => write({ levels })} />
  const facts = kind === 'rule' ? POINT_FACTS : COUNTED_FACTS
  const ofGift: readonly NumberName[] =
    kind === 'item' && form.type === 'free-rounds' ? ['stakeMinor', 'rounds', 'days'] : []
  const ofStake: readonly NumberName[] = kind === 'rule' && form.fact === 'stake' ? ['perMinor'] : []
  return (
    <>
      <TextsFields
        label={t('loyalty.name')}
        languages={languages}
        texts={form.name}
        maxLength={60}
        onWrite={(name) => write({ name })}
      />
      {kind === 'mission' || kind === 'badge' ? (
        <TextsFields
          label={t('loyalty.description')}
          languages={languages}
          texts={form.description}
          maxLength={200}
          onWrite={(description) => write({ description })}
        />
      ) : null}
      {kind === 'item' ? (
        <>
          <SelectField
            label={t('loyalty.type')}
            value={form.type}
            options={(['avatar', 'free-rounds'] as const).map((value) => ({ value, label: t(`loyaltyType.${value}`) }))}
            onChoose={(type) => write({ type })}
          />
          {form.type === 'avatar' ? (
            <SelectField
              label={t('loyaltyType.avatar')}
              value={form.avatar}
              options={AVATARS.map((value) => ({ value, label: value }))}
              onChoose={(avatar) => write({ avatar })}
            />
          ) : (
            <TextField
              label={t('loyalty.gameKey')}
              value={form.gameKey}
              maxLength={40}
              onWrite={(gameKey) => write({ gameKey })}
            />
          )}
        </>
      ) : (
        <SelectField
          label={t('loyalty.fact')}
          value={form.fact}
          options={facts.map((value) => ({ value, label: t(`loyaltyFact.${value}`) }))}
          onChoose={(fact) => write({ fact })}
        />
      )}
      {kind === 'mission' || kind === 'badge' ? (
        <SelectField
          label={t('loyalty.icon')}
          value={form.icon}
          options={CLUB_ICONS.map((value) => ({ value, label: value }))}
          onChoose={(icon) => write({ icon })}
        />
      ) : null}
      {[...ofStake, ...NUMBERS[kind], ...ofGift].map((name) => (
        <NumberField
          key={name}
          label={t(`loyalty.${name}`)}
          value={form[name]}
          onWrite={(digits) => write({ [name]: digits })}
        />
      ))}
    </>
  )
}
