import { TERMINAL_KINDS, type TerminalKind, type TerminalWrite } from '#contract/shapes/places.ts'
import { Select } from '#ui/field/select.tsx'
import layout from '../../shell/layout.module.css'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import type { Terminal } from './places.ts'

export type TerminalDraft = {
  readonly producer: string
  readonly kind: TerminalKind
  readonly seats: string
  readonly softwareBuild: string
  readonly certificate: string
}

export const terminalDraftOf = (terminal?: Terminal): TerminalDraft => ({
  producer: terminal?.producer ?? '',
  kind: terminal?.kind ?? 'Slot',
  seats: String(terminal?.seats ?? 1),
  softwareBuild: terminal?.softwareBuild ?? '',
  certificate: terminal?.certificate ?? '',
})

/** Facts of a terminal besides its serial number, for calls; empty fields are left out. */
export function terminalWritten(draft: TerminalDraft): Omit<TerminalWrite, 'serial'> {
  const [softwareBuild, certificate] = [draft.softwareBuild.trim(), draft.certificate.trim()]
  return {
    producer: draft.producer.trim(),
    kind: draft.kind,
    seats: Number(draft.seats),
    ...(softwareBuild === '' ? {} : { softwareBuild }),
    ...(certificate === '' ? {} : { certificate }),
  }
}

type Props = { readonly draft: TerminalDraft; readonly onChange: (draft: TerminalDraft) => void }

/** Facts of a terminal: producer, kind, software and certificate. */
export function TerminalFields({ draft, onChange }: Props) {
  const { t } = useTexts()
  const seats = Number(draft.seats)
  return (
    <div className={layout.twoColumns}>
      <TextField
        label={t('places.made')}
        value={draft.producer}
        maxLength={80}
        onWrite={(producer) => onChange({ ...draft, producer })}
        problem={draft.producer.trim() === '' ? t('places.wrong.producer') : undefined}
      />
      <Select
        label={t('places.field.kind')}
        value={draft.kind}
        onChange={({ target }) => onChange({ ...draft, kind: target.value as TerminalKind })}
      >
        {TERMINAL_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`places.terminalKind.${kind}`)}
          </option>
        ))}
      </Select>
      <TextField
        label={t('places.seats')}
        inputMode="numeric"
        value={draft.seats}
        onWrite={(written) => onChange({ ...draft, seats: written.replaceAll(/\D/g, '').slice(0, 3) })}
        problem={seats >= 1 && seats <= 100 ? undefined : t('places.wrong.seats')}
      />
      <TextField
        label={t('places.software')}
        value={draft.softwareBuild}
        maxLength={60}
        onWrite={(softwareBuild) => onChange({ ...draft, softwareBuild })}
      />
      <TextField
        label={t('places.certificate')}
        value={draft.certificate}
        maxLength={80}
        onWrite={(certificate) => onChange({ ...draft, certificate })}
      />
    </div>
  )
}
