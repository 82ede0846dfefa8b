/** Of the questions for the agent on a home's page. */
export const questionsAnchor = 'questions-for-the-agent'
