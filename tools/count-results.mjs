import { existsSync, readFileSync } from 'node:fs'

const [report, testStatus, checkStatus] = process.argv.slice(2)
const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { numPassedTests: 0, numFailedTests: 1 }
const hasFailed = testStatus !== '0' || checkStatus !== '0'
const failed = found.numFailedTests + (checkStatus === '0' ? 0 : 1)

const secondTries = (found.testResults ?? [])
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
for (const { fullName, failureMessages } of secondTries) {
  console.log(`Passed on its second try: ${fullName}\n  ${failureMessages[0].split('\n')[0]}`)
}

console.log(`${found.numPassedTests} passed, ${hasFailed ? Math.max(1, failed) : 0} failed`)
process.exitCode = hasFailed || found.numPassedTests === 0 ? 1 : 0
