export { placeOf } from './calls/admit-client.ts'
export { requestJson, asObject, shortText, type JsonAnswer } from './request-json.ts'
export { assert } from './assert.ts'
export { decryptBytes, encryptBytes } from './secrets/authenticated-encryption.ts'
export { buildApp } from './calls/app.ts'
export { changeOneOfMany } from './calls/change-one-of-many.ts'
export { countsAt, holdsEverywhere, permissionsEverywhere } from './calls/counts-at.ts'
export { demandForVenues } from './calls/judge-for-venues.ts'
export { actorOf, isAudited } from './calls/record-call.ts'
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
} from './calls/callers.ts'
export { movableClock, isShiftedClock, shiftedClock, systemClock, type ShiftedClock } from './clock.ts'
export {
  ControlBusUnreachable,
  openControlBus,
  sendWithCommit,
  type ControlBus,
  type ControlMessage,
} from './events/control-bus.ts'
export { ClockIsWrong, isSkewed, measureSkew, SKEW_MS_MAX, watchSkew, type SkewWatch } from './database/clock-skew.ts'
export { connectionSettings, type Patience } from './database/connection-settings.ts'
export { isUniqueViolation, openDatabase } from './database/database.ts'
export { isDatabaseGone } from './database/database-gone.ts'
export { dryRun } from './database/dry-run.ts'
export { resealColumns, resealJobs, type SealedColumn } from './secrets/reseal-columns.ts'
export { countSealed } from './secrets/sealed-columns.queries.ts'
export { onShiftedClock } from './database/shifted-database.ts'
export { makeFieldCipher, type FieldCipher } from './secrets/field-cipher.ts'
export { readFieldKeys, type FieldKeys } from './secrets/field-keys.ts'
export { fileKindOf, type FileKind } from './calls/file-kind.ts'
export { findPlayerCaller, findStaffCaller, SESSION_COOKIE } from './calls/find-caller.ts'
export {
  findOldestKept,
  forgetEvents,
  storeEvents,
  listenToAll,
  listKept,
  markHandled,
  takeWaiting,
  type KeptEvent,
} from './events/event-log.ts'
export { forEachApart, forEachOfPages, type PageOf } from './for-each-apart.ts'
export { healthRoutes } from './health.ts'
export { newId, newToken } from './ids.ts'
export { watchReads, type CurrentReads } from './current-reads.ts'
export { keepNewest, readUntilDone, type NewestRead } from './newest-read.ts'
export { newRequestId } from './calls/request-ids.ts'
export { reactTo, startJobs, type Heartbeat, type Reaction, type ScheduledJob } from './events/jobs.ts'
export { makeLogger } from './logger.ts'
export { watchLoad } from './calls/shed-load.ts'
export { answersOf, makeMetrics, type Metrics } from './metrics.ts'
export { finishIndexes } from './database/finish-indexes.ts'
export { finishTables } from './database/finish-tables.ts'
export {
  PARQUET_FORMAT,
  type ParquetCell,
  type ParquetColumns,
  type ParquetBounds,
  type ParquetFiles,
  type ParquetWriter,
  type ParquetStore,
  requireParquet,
} from './database/parquet-files.ts'
export { openBucketStore, type BucketAccess, type BucketStore } from './storage/open-bucket-store.ts'
export { migrate } from './database/migrate.ts'
export { grantRoles, RolesNotMade, RUNTIME_ROLE } from './database/roles.ts'
export { prepareJobs } from './events/prepare-jobs.ts'
export { waitForDatabase } from './database/wait-for-database.ts'
export { observeOutbox, readOutbox } from './events/observe-outbox.ts'
export { publish, publishMany, type DomainEvent } from './events/outbox.ts'
export { elementsOf, findElement, readXml, textAt, type XmlElement } from './read-xml.ts'
export { element, escapeMarkup, xmlDocument, type Xml } from './write-xml.ts'
export { idOfCursor, numberOfCursor, pageLimit, pageOf, withPeriod, type Page } from './pages.ts'
export { coverReply, planCover, type CoverPlan } from './calls/cover-reply.ts'
export {
  makeListSource,
  type ListQuestion,
  type ListReader,
  type ListSource,
  type ListTotals,
} from './lists/list-source.ts'
export { instantOfMicroseconds, textOfMicroseconds } from './microseconds.ts'
export { microsecondsOf, type MovedRows } from './lists/moved-rows.ts'
export { readQuestion, wordsOfQuestion } from './lists/read-question.ts'
export type { Placed, SumRow } from './lists/lists.queries.ts'
export type { ListOrder, SqlList } from './lists/sql-list.ts'
export { makeWalkedList } from './lists/walked-list.ts'
export { makeWholeList, type RowOf } from './lists/whole-list.ts'
export { csvLine } from './write-csv.ts'
export { readUpload, takeUploads, UPLOAD_BYTES_MAX } from './calls/read-upload.ts'
export { failureText, fieldsOf } from './calls/answer-errors.ts'
export { Fault, Refusal, refuse, type RefusalDetails } from './refusals.ts'
export { secrets } from './secrets/secret-bytes.ts'
export { openSharedRates, type SharedRates } from './calls/rates/shared-rates.ts'
export { digestOf, isSignatureOf, signedText } from './calls/signed-requests.ts'
export { serve, type AuditNotes, type Change, type Input, type Refuse } from './calls/serve.ts'
export { prepared, sql, type Sql } from './database/sql.ts'
export { NotAllowed, NotFound, NotSignedIn, TransportError } from './transport-errors.ts'
export type { Clock, Database, Instant, Judged, Querier, Transaction } from './types.ts'
