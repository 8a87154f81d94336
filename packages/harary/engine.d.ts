// SPDX-License-Identifier: MIT
export { compile, EngineDied, mostMemory, Refusal, type Event } from './index.js';
