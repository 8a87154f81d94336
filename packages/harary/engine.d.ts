// SPDX-License-Identifier: MIT
export { compile, EngineDied, Refusal, type Event } from './index.js';
