export { placeOf } from './admit-client.ts'
export { askJson, asObject, shortText, type JsonAnswer } from './ask-json.ts'
export { assert } from './assert.ts'
export { decryptBytes, encryptBytes } from './authenticated-encryption.ts'
export { buildApp } from './app.ts'
export { actorOf, isRecorded } from './record-call.ts'
export {
  TOKEN_PREFIX,
  type CallActor,
  type CallOutcome,
  type CallRecord,
  type Caller,
  type ClientCaller,
  type ClientRules,
  type GameCaller,
  type Guards,
  type PlayerCaller,
  type StaffCaller,
} from './callers.ts'
export { movableClock, isShiftedClock, shiftedClock, systemClock, type ShiftedClock } from './clock.ts'
export { openControlBus, sendWithCommit, type ControlBus, type ControlMessage } from './control-bus.ts'
export { isUniqueViolation, openDatabase } from './database.ts'
export { isDatabaseGone } from './database-gone.ts'
export { dryRun } from './dry-run.ts'
export { resealColumns, resealJobs, type SealedColumn } from './reseal-columns.ts'
export { onShiftedClock } from './shifted-database.ts'
export { makeFieldCipher, type FieldCipher } from './field-cipher.ts'
export { readFieldKeys, type FieldKeys } from './field-keys.ts'
export { fileKindOf, type FileKind } from './file-kind.ts'
export { SESSION_COOKIE } from './find-caller.ts'
export { healthRoutes } from './health.ts'
export { newId, newToken } from './ids.ts'
export { newRequestId } from './request-ids.ts'
export { reactTo, startJobs, type Heartbeat, type Reaction, type ScheduledJob } from './jobs.ts'
export { makeLogger } from './logger.ts'
export { makeMetrics, type Metrics } from './metrics.ts'
export { migrate } from './migrate.ts'
export { observeOutbox } from './observe-outbox.ts'
export { tell, type DomainEvent } from './outbox.ts'
export { elementsOf, findElement, readXml, textAt, type XmlElement } from './read-xml.ts'
export { element, escapeMarkup, xmlDocument, type Xml } from './write-xml.ts'
export { idOfCursor, pageLimit, pageOf, type Page } from './pages.ts'
export { readUpload, takeUploads, UPLOAD_BYTES_MAX } from './read-upload.ts'
export { failureText, fieldsOf } from './answer-errors.ts'
export { Fault, Refusal, refuse } from './refusals.ts'
export { secrets } from './secret-bytes.ts'
export { serve, type AuditNotes, type Change, type Input } from './serve.ts'
export { prepared, sql, type Sql } from './sql.ts'
export { NotAllowed, NotFound, TransportError } from './transport-errors.ts'
export type { Clock, Database, Instant, Judged, Querier, Transaction } from './types.ts'
