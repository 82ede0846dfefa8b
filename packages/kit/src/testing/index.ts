export { startTestService, type TestService } from './start-test-service.ts'
export { createTestClock, type TestClock } from './test-clock.ts'
export { callRoute, type CallOptions, type Reply } from './call-route.ts'
export { recordEvents, type RecordingBus } from './recording-bus.ts'
