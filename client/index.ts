export { createClient, type Answer, type Client, type ClientOptions, type FieldProblem } from './create-client.ts'
