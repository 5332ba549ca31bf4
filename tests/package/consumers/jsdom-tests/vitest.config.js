export default {
  test: {
    environment: 'jsdom',
    globals: true,
    include: ['**/*.spec.js'],
    testTimeout: 30_000,
    setupFiles: process.env.WITHOUT_SETUP ? [] : ['agency-ui/testing'],
  },
};
