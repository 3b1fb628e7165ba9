import { Select } from '#ui/field/select.tsx'
import { NumberField } from '../../shell/number-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import styles from './content.module.css'
import type { SectionDraft } from './section-forms.ts'

type Target = SectionDraft['target']

/** The audience. It never depends on stakes or losses. */
export function TargetFields({ target, onChange }: { target: Target; onChange: (target: Target) => void }) {
  const { t } = useTexts()
  return (
    <fieldset className={styles.slide}>
      <legend>{t('content.target')}</legend>
      <div className={styles.words}>
        <Select
          label={t('content.signedIn')}
          value={target.signedIn}
          options={(['any', 'yes', 'no'] as const).map((one) => ({ value: one, label: t(`content.signedIn.${one}`) }))}
          onChange={({ target: { value } }) => onChange({ ...target, signedIn: value as Target['signedIn'] })}
        />
        <Select
          label={t('content.device')}
          value={target.device}
          options={(['any', 'phone', 'desk'] as const).map((one) => ({
            value: one,
            label: t(`content.device.${one}`),
          }))}
          onChange={({ target: { value } }) => onChange({ ...target, device: value as Target['device'] })}
        />
        <NumberField
          label={t('content.fromLevel')}
          value={target.fromLevel}
          onWrite={(fromLevel) => onChange({ ...target, fromLevel })}
        />
      </div>
    </fieldset>
  )
}
