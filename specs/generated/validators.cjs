// Written by `npm run generate`; edit its source instead.
"use strict";

exports.baseline = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://assay.example/schemas/baseline.schema.json","title":"Baseline","description":"Failures that are known: each with its reason, somebody who looks after it, and an end.","type":"array","items":{"$ref":"#/$defs/KnownFailure"},"$defs":{"KnownFailure":{"type":"object","required":["requirement","reason","owner","expires"],"additionalProperties":false,"properties":{"requirement":{"type":"string","minLength":1,"description":"An id; * stands for any text."},"reason":{"type":"string","minLength":1},"owner":{"type":"string","minLength":1,"description":"Who is told before the entry expires."},"expires":{"type":"string","format":"date","description":"The last day on which the entry holds, in UTC."},"kind":{"enum":["failing","flaky"],"description":"A failing entry has to fail, a flaky one may pass as well; failing where it is left out."}}}}};
const schema32 = {"type":"object","required":["requirement","reason","owner","expires"],"additionalProperties":false,"properties":{"requirement":{"type":"string","minLength":1,"description":"An id; * stands for any text."},"reason":{"type":"string","minLength":1},"owner":{"type":"string","minLength":1,"description":"Who is told before the entry expires."},"expires":{"type":"string","format":"date","description":"The last day on which the entry holds, in UTC."},"kind":{"enum":["failing","flaky"],"description":"A failing entry has to fail, a flaky one may pass as well; failing where it is left out."}}};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const formats0 = require("ajv-formats/dist/formats").fullFormats.date;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://assay.example/schemas/baseline.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.requirement === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/KnownFailure/required",keyword:"required",params:{missingProperty: "requirement"},message:"must have required property '"+"requirement"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.reason === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/KnownFailure/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.owner === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/KnownFailure/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.expires === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/KnownFailure/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data0){
if(!(((((key0 === "requirement") || (key0 === "reason")) || (key0 === "owner")) || (key0 === "expires")) || (key0 === "kind"))){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/KnownFailure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.requirement !== undefined){
let data1 = data0.requirement;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/" + i0+"/requirement",schemaPath:"#/$defs/KnownFailure/properties/requirement/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0+"/requirement",schemaPath:"#/$defs/KnownFailure/properties/requirement/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.reason !== undefined){
let data2 = data0.reason;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/" + i0+"/reason",schemaPath:"#/$defs/KnownFailure/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/" + i0+"/reason",schemaPath:"#/$defs/KnownFailure/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.owner !== undefined){
let data3 = data0.owner;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/" + i0+"/owner",schemaPath:"#/$defs/KnownFailure/properties/owner/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0+"/owner",schemaPath:"#/$defs/KnownFailure/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.expires !== undefined){
let data4 = data0.expires;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err11 = {instancePath:instancePath+"/" + i0+"/expires",schemaPath:"#/$defs/KnownFailure/properties/expires/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/" + i0+"/expires",schemaPath:"#/$defs/KnownFailure/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.kind !== undefined){
let data5 = data0.kind;
if(!((data5 === "failing") || (data5 === "flaky"))){
const err13 = {instancePath:instancePath+"/" + i0+"/kind",schemaPath:"#/$defs/KnownFailure/properties/kind/enum",keyword:"enum",params:{allowedValues: schema32.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/KnownFailure/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.client = validate21;
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://assay.example/schemas/client.schema.json","title":"ClientConfiguration","description":"A client of the platform API. A string may hold ${NAME}: a value of the stand-in platform, or else taken from the environment.","type":"object","required":["client"],"additionalProperties":false,"properties":{"client":{"type":"object","required":["name","kind"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"kind":{"enum":["cli","library","application"]}}},"environment":{"type":"object","description":"Variables that the commands get, besides PATH and a HOME of their own.","additionalProperties":{"type":"string"}},"files":{"type":"object","description":"Files that are written before the first command, by their path in HOME.","propertyNames":{"pattern":"^(?!/)(?!(.*/)?[.][.](/|$)).+$"},"additionalProperties":{"type":"string"}},"limit":{"type":"number","exclusiveMinimum":0,"default":30,"description":"Seconds for one command."},"commands":{"type":"object","description":"Shell commands by name. Those called create, tokens_create, tokens_list and tokens_revoke open more requirements.","propertyNames":{"pattern":"^[A-Za-z0-9_-]+$"},"additionalProperties":{"type":"string","minLength":1}},"curl":{"type":"string","minLength":1,"description":"The wrapper, to which an address and curl's arguments are added; none: there is none."},"curl_url":{"type":"string","minLength":1,"default":"${base_url}","description":"The address that the wrapper is tried with: ${base_url} or ${bridge_url}."},"env_set":{"type":"string","minLength":1,"description":"The command that sets a variable, to which a name and a value are added."},"login":{"description":"How the client goes through the three steps; none: it never does.","oneOf":[{"const":"none"},{"type":"object","required":["command"],"additionalProperties":false,"properties":{"command":{"type":"string","minLength":1},"redirect":{"enum":["follow","callback"],"default":"follow","description":"The client follows redirects itself, or it listens on a loopback address that a browser is led back to."},"callback":{"type":"string","pattern":"^https?://","description":"That address, where the client does not send it."}}}]}}};
const func4 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^(?!/)(?!(.*/)?[.][.](/|$)).+$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9_-]+$", "u");
const pattern6 = new RegExp("^https?://", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://assay.example/schemas/client.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func4.call(schema33.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.client !== undefined){
let data0 = data.client;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
const err2 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.kind === undefined){
const err3 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "name") || (key1 === "kind"))){
const err4 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err5 = {instancePath:instancePath+"/client/name",schemaPath:"#/properties/client/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/client/name",schemaPath:"#/properties/client/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/client/name",schemaPath:"#/properties/client/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.kind !== undefined){
let data2 = data0.kind;
if(!(((data2 === "cli") || (data2 === "library")) || (data2 === "application"))){
const err8 = {instancePath:instancePath+"/client/kind",schemaPath:"#/properties/client/properties/kind/enum",keyword:"enum",params:{allowedValues: schema33.properties.client.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.environment !== undefined){
let data3 = data.environment;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(typeof data3[key2] !== "string"){
const err10 = {instancePath:instancePath+"/environment/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/environment/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.files !== undefined){
let data5 = data.files;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key3 in data5){
const _errs15 = errors;
if(typeof key3 === "string"){
if(!pattern4.test(key3)){
const err12 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!/)(?!(.*/)?[.][.](/|$)).+$"},message:"must match pattern \""+"^(?!/)(?!(.*/)?[.][.](/|$)).+$"+"\"",propertyName:key3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid3 = _errs15 === errors;
if(!valid3){
const err13 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
for(const key4 in data5){
if(typeof data5[key4] !== "string"){
const err14 = {instancePath:instancePath+"/files/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.limit !== undefined){
let data7 = data.limit;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 <= 0 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.commands !== undefined){
let data8 = data.commands;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key5 in data8){
const _errs23 = errors;
if(typeof key5 === "string"){
if(!pattern5.test(key5)){
const err18 = {instancePath:instancePath+"/commands",schemaPath:"#/properties/commands/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\"",propertyName:key5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid5 = _errs23 === errors;
if(!valid5){
const err19 = {instancePath:instancePath+"/commands",schemaPath:"#/properties/commands/propertyNames",keyword:"propertyNames",params:{propertyName: key5},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
for(const key6 in data8){
let data9 = data8[key6];
if(typeof data9 === "string"){
if(func1(data9) < 1){
const err20 = {instancePath:instancePath+"/commands/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/commands/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/commands/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/commands/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/commands",schemaPath:"#/properties/commands/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.curl !== undefined){
let data10 = data.curl;
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err23 = {instancePath:instancePath+"/curl",schemaPath:"#/properties/curl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/curl",schemaPath:"#/properties/curl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.curl_url !== undefined){
let data11 = data.curl_url;
if(typeof data11 === "string"){
if(func1(data11) < 1){
const err25 = {instancePath:instancePath+"/curl_url",schemaPath:"#/properties/curl_url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/curl_url",schemaPath:"#/properties/curl_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.env_set !== undefined){
let data12 = data.env_set;
if(typeof data12 === "string"){
if(func1(data12) < 1){
const err27 = {instancePath:instancePath+"/env_set",schemaPath:"#/properties/env_set/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/env_set",schemaPath:"#/properties/env_set/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.login !== undefined){
let data13 = data.login;
const _errs34 = errors;
let valid7 = false;
let passing0 = null;
const _errs35 = errors;
if("none" !== data13){
const err29 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/oneOf/0/const",keyword:"const",params:{allowedValue: "none"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid0 = _errs35 === errors;
if(_valid0){
valid7 = true;
passing0 = 0;
}
const _errs36 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.command === undefined){
const err30 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/oneOf/1/required",keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key7 in data13){
if(!(((key7 === "command") || (key7 === "redirect")) || (key7 === "callback"))){
const err31 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data13.command !== undefined){
let data14 = data13.command;
if(typeof data14 === "string"){
if(func1(data14) < 1){
const err32 = {instancePath:instancePath+"/login/command",schemaPath:"#/properties/login/oneOf/1/properties/command/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/login/command",schemaPath:"#/properties/login/oneOf/1/properties/command/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data13.redirect !== undefined){
let data15 = data13.redirect;
if(!((data15 === "follow") || (data15 === "callback"))){
const err34 = {instancePath:instancePath+"/login/redirect",schemaPath:"#/properties/login/oneOf/1/properties/redirect/enum",keyword:"enum",params:{allowedValues: schema33.properties.login.oneOf[1].properties.redirect.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data13.callback !== undefined){
let data16 = data13.callback;
if(typeof data16 === "string"){
if(!pattern6.test(data16)){
const err35 = {instancePath:instancePath+"/login/callback",schemaPath:"#/properties/login/oneOf/1/properties/callback/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/login/callback",schemaPath:"#/properties/login/oneOf/1/properties/callback/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid0 = _errs36 === errors;
if(_valid0 && valid7){
valid7 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid7 = true;
passing0 = 1;
}
}
if(!valid7){
const err38 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.edition = validate22;
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://assay.example/schemas/edition.schema.json","title":"EditionFile","description":"An edition that the catalogue does not have yet: its name, and the rows that it changes.","type":"object","required":["edition","rows"],"additionalProperties":false,"properties":{"edition":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}$","description":"Year and month from which it is in force."},"rows":{"type":"array","items":{"$ref":"#/$defs/ChangedRow"}}},"$defs":{"ChangedRow":{"description":"One requirement of the catalogue, and what becomes of it.","type":"object","required":["id"],"minProperties":2,"additionalProperties":false,"properties":{"id":{"type":"string"},"level":{"enum":["must","should","note"]},"since":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}$","description":"The edition from which it counts; before that one it is judged and shown."}}}}};
const schema35 = {"description":"One requirement of the catalogue, and what becomes of it.","type":"object","required":["id"],"minProperties":2,"additionalProperties":false,"properties":{"id":{"type":"string"},"level":{"enum":["must","should","note"]},"since":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}$","description":"The edition from which it counts; before that one it is judged and shown."}}};
const pattern7 = new RegExp("^[0-9]{4}-[0-9]{2}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://assay.example/schemas/edition.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.edition === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "edition"},message:"must have required property '"+"edition"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "edition") || (key0 === "rows"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.edition !== undefined){
let data0 = data.edition;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err3 = {instancePath:instancePath+"/edition",schemaPath:"#/properties/edition/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/edition",schemaPath:"#/properties/edition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.rows !== undefined){
let data1 = data.rows;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length < 2){
const err5 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/$defs/ChangedRow/minProperties",keyword:"minProperties",params:{limit: 2},message:"must NOT have fewer than 2 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.id === undefined){
const err6 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/$defs/ChangedRow/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data2){
if(!(((key1 === "id") || (key1 === "level")) || (key1 === "since"))){
const err7 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/$defs/ChangedRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.id !== undefined){
if(typeof data2.id !== "string"){
const err8 = {instancePath:instancePath+"/rows/" + i0+"/id",schemaPath:"#/$defs/ChangedRow/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.level !== undefined){
let data4 = data2.level;
if(!(((data4 === "must") || (data4 === "should")) || (data4 === "note"))){
const err9 = {instancePath:instancePath+"/rows/" + i0+"/level",schemaPath:"#/$defs/ChangedRow/properties/level/enum",keyword:"enum",params:{allowedValues: schema35.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.since !== undefined){
let data5 = data2.since;
if(typeof data5 === "string"){
if(!pattern7.test(data5)){
const err10 = {instancePath:instancePath+"/rows/" + i0+"/since",schemaPath:"#/$defs/ChangedRow/properties/since/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/rows/" + i0+"/since",schemaPath:"#/$defs/ChangedRow/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/$defs/ChangedRow/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.envelope = validate23;
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://assay.example/schemas/envelope.schema.json","title":"Envelope","description":"A DSSE envelope around an in-toto statement; without a signature it is unsigned.","type":"object","required":["payloadType","payload","signatures"],"additionalProperties":false,"properties":{"payloadType":{"const":"application/vnd.in-toto+json"},"payload":{"type":"string","description":"The statement, in Base64."},"signatures":{"type":"array","maxItems":10,"items":{"type":"object","required":["keyid","sig"],"additionalProperties":false,"properties":{"keyid":{"type":"string","description":"The SHA-256 of the public key, as DER."},"sig":{"type":"string","description":"An Ed25519 signature, in Base64."}}}}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://assay.example/schemas/envelope.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payloadType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payloadType"},message:"must have required property '"+"payloadType"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.payload === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.signatures === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signatures"},message:"must have required property '"+"signatures"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "payloadType") || (key0 === "payload")) || (key0 === "signatures"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.payloadType !== undefined){
if("application/vnd.in-toto+json" !== data.payloadType){
const err4 = {instancePath:instancePath+"/payloadType",schemaPath:"#/properties/payloadType/const",keyword:"const",params:{allowedValue: "application/vnd.in-toto+json"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.payload !== undefined){
if(typeof data.payload !== "string"){
const err5 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.signatures !== undefined){
let data2 = data.signatures;
if(Array.isArray(data2)){
if(data2.length > 10){
const err6 = {instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.keyid === undefined){
const err7 = {instancePath:instancePath+"/signatures/" + i0,schemaPath:"#/properties/signatures/items/required",keyword:"required",params:{missingProperty: "keyid"},message:"must have required property '"+"keyid"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.sig === undefined){
const err8 = {instancePath:instancePath+"/signatures/" + i0,schemaPath:"#/properties/signatures/items/required",keyword:"required",params:{missingProperty: "sig"},message:"must have required property '"+"sig"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "keyid") || (key1 === "sig"))){
const err9 = {instancePath:instancePath+"/signatures/" + i0,schemaPath:"#/properties/signatures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.keyid !== undefined){
if(typeof data3.keyid !== "string"){
const err10 = {instancePath:instancePath+"/signatures/" + i0+"/keyid",schemaPath:"#/properties/signatures/items/properties/keyid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.sig !== undefined){
if(typeof data3.sig !== "string"){
const err11 = {instancePath:instancePath+"/signatures/" + i0+"/sig",schemaPath:"#/properties/signatures/items/properties/sig/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/signatures/" + i0,schemaPath:"#/properties/signatures/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.fleet = validate24;
const schema37 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://assay.example/schemas/fleet.schema.json","title":"Fleet","description":"Many targets to judge in one run.","type":"object","required":["targets"],"additionalProperties":false,"properties":{"targets":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/FleetTarget"}}},"$defs":{"FleetTarget":{"description":"One target: the manifest of a provider, or the configuration of a platform.","type":"object","required":["name"],"additionalProperties":false,"properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$","description":"The folder of its report."},"manifest":{"type":"string","minLength":1},"platform":{"type":"string","minLength":1},"environment":{"enum":["test","production"]},"plans":{"type":"array","minItems":1,"items":{"type":"string"}}},"oneOf":[{"required":["manifest"]},{"required":["platform"]}]}}};
const schema38 = {"description":"One target: the manifest of a provider, or the configuration of a platform.","type":"object","required":["name"],"additionalProperties":false,"properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$","description":"The folder of its report."},"manifest":{"type":"string","minLength":1},"platform":{"type":"string","minLength":1},"environment":{"enum":["test","production"]},"plans":{"type":"array","minItems":1,"items":{"type":"string"}}},"oneOf":[{"required":["manifest"]},{"required":["platform"]}]};
const pattern9 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://assay.example/schemas/fleet.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.targets === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targets"},message:"must have required property '"+"targets"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "targets")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.targets !== undefined){
let data0 = data.targets;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs7 = errors;
let valid4 = false;
let passing0 = null;
const _errs8 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.manifest === undefined){
const err3 = {instancePath:instancePath+"/targets/" + i0,schemaPath:"#/$defs/FleetTarget/oneOf/0/required",keyword:"required",params:{missingProperty: "manifest"},message:"must have required property '"+"manifest"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.platform === undefined){
const err4 = {instancePath:instancePath+"/targets/" + i0,schemaPath:"#/$defs/FleetTarget/oneOf/1/required",keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err5 = {instancePath:instancePath+"/targets/" + i0,schemaPath:"#/$defs/FleetTarget/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err6 = {instancePath:instancePath+"/targets/" + i0,schemaPath:"#/$defs/FleetTarget/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "name") || (key1 === "manifest")) || (key1 === "platform")) || (key1 === "environment")) || (key1 === "plans"))){
const err7 = {instancePath:instancePath+"/targets/" + i0,schemaPath:"#/$defs/FleetTarget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(!pattern9.test(data2)){
const err8 = {instancePath:instancePath+"/targets/" + i0+"/name",schemaPath:"#/$defs/FleetTarget/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/targets/" + i0+"/name",schemaPath:"#/$defs/FleetTarget/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.manifest !== undefined){
let data3 = data1.manifest;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err10 = {instancePath:instancePath+"/targets/" + i0+"/manifest",schemaPath:"#/$defs/FleetTarget/properties/manifest/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/targets/" + i0+"/manifest",schemaPath:"#/$defs/FleetTarget/properties/manifest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.platform !== undefined){
let data4 = data1.platform;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err12 = {instancePath:instancePath+"/targets/" + i0+"/platform",schemaPath:"#/$defs/FleetTarget/properties/platform/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/targets/" + i0+"/platform",schemaPath:"#/$defs/FleetTarget/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.environment !== undefined){
let data5 = data1.environment;
if(!((data5 === "test") || (data5 === "production"))){
const err14 = {instancePath:instancePath+"/targets/" + i0+"/environment",schemaPath:"#/$defs/FleetTarget/properties/environment/enum",keyword:"enum",params:{allowedValues: schema38.properties.environment.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.plans !== undefined){
let data6 = data1.plans;
if(Array.isArray(data6)){
if(data6.length < 1){
const err15 = {instancePath:instancePath+"/targets/" + i0+"/plans",schemaPath:"#/$defs/FleetTarget/properties/plans/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){
const err16 = {instancePath:instancePath+"/targets/" + i0+"/plans/" + i1,schemaPath:"#/$defs/FleetTarget/properties/plans/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/targets/" + i0+"/plans",schemaPath:"#/$defs/FleetTarget/properties/plans/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/targets/" + i0,schemaPath:"#/$defs/FleetTarget/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.manifest = validate25;
const schema39 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://assay.example/schemas/manifest.schema.json","title":"Manifest","description":"An add-on manifest. A value may be ${NAME}: it is taken from the environment after parsing.","type":"object","required":["id","api"],"properties":{"id":{"type":"string","pattern":"^[\\p{Ll}\\p{Lo}\\p{M}\\p{Nd}_-]+$","description":"Lower-case letters, digits, underscores and dashes. Cannot change after the first push. The user name of HTTP Basic authentication."},"name":{"type":"string","description":"The name that people read."},"api":{"type":"object","required":["config_vars","password","sso_salt","regions","production","test"],"properties":{"config_vars":{"type":"array","items":{"type":"string"},"description":"The variables that provisioning returns. Each starts with the id in capitals, dashes written as underscores."},"password":{"type":"string","minLength":1,"description":"The password of HTTP Basic authentication. Take a random one of 35 characters or more."},"sso_salt":{"type":"string","minLength":1,"description":"The secret of the sign-on signature. Take a random one of 35 characters or more."},"regions":{"type":"array","items":{"type":"string"},"contains":{"const":"eu"},"description":"Has to contain eu."},"production":{"$ref":"#/$defs/Endpoints"},"test":{"$ref":"#/$defs/Endpoints"}}}},"$defs":{"Endpoints":{"type":"object","required":["base_url","sso_url"],"properties":{"base_url":{"type":"string","pattern":"^[hH][tT][tT][pP][sS]?://[^/?#\\s][^?#\\s]*$","description":"Receives provisioning; /{id} is added to it for de-provisioning."},"sso_url":{"type":"string","pattern":"^[hH][tT][tT][pP][sS]?://[^/?#\\s]\\S*$","description":"Receives the sign-on form."}}}}};
const schema40 = {"type":"object","required":["base_url","sso_url"],"properties":{"base_url":{"type":"string","pattern":"^[hH][tT][tT][pP][sS]?://[^/?#\\s][^?#\\s]*$","description":"Receives provisioning; /{id} is added to it for de-provisioning."},"sso_url":{"type":"string","pattern":"^[hH][tT][tT][pP][sS]?://[^/?#\\s]\\S*$","description":"Receives the sign-on form."}}};
const pattern10 = new RegExp("^[\\p{Ll}\\p{Lo}\\p{M}\\p{Nd}_-]+$", "u");
const pattern11 = new RegExp("^[hH][tT][tT][pP][sS]?://[^/?#\\s][^?#\\s]*$", "u");
const pattern12 = new RegExp("^[hH][tT][tT][pP][sS]?://[^/?#\\s]\\S*$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://assay.example/schemas/manifest.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.api === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api"},message:"must have required property '"+"api"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\p{Ll}\\p{Lo}\\p{M}\\p{Nd}_-]+$"},message:"must match pattern \""+"^[\\p{Ll}\\p{Lo}\\p{M}\\p{Nd}_-]+$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.api !== undefined){
let data2 = data.api;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.config_vars === undefined){
const err5 = {instancePath:instancePath+"/api",schemaPath:"#/properties/api/required",keyword:"required",params:{missingProperty: "config_vars"},message:"must have required property '"+"config_vars"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.password === undefined){
const err6 = {instancePath:instancePath+"/api",schemaPath:"#/properties/api/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.sso_salt === undefined){
const err7 = {instancePath:instancePath+"/api",schemaPath:"#/properties/api/required",keyword:"required",params:{missingProperty: "sso_salt"},message:"must have required property '"+"sso_salt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.regions === undefined){
const err8 = {instancePath:instancePath+"/api",schemaPath:"#/properties/api/required",keyword:"required",params:{missingProperty: "regions"},message:"must have required property '"+"regions"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.production === undefined){
const err9 = {instancePath:instancePath+"/api",schemaPath:"#/properties/api/required",keyword:"required",params:{missingProperty: "production"},message:"must have required property '"+"production"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.test === undefined){
const err10 = {instancePath:instancePath+"/api",schemaPath:"#/properties/api/required",keyword:"required",params:{missingProperty: "test"},message:"must have required property '"+"test"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.config_vars !== undefined){
let data3 = data2.config_vars;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err11 = {instancePath:instancePath+"/api/config_vars/" + i0,schemaPath:"#/properties/api/properties/config_vars/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/api/config_vars",schemaPath:"#/properties/api/properties/config_vars/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.password !== undefined){
let data5 = data2.password;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err13 = {instancePath:instancePath+"/api/password",schemaPath:"#/properties/api/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/api/password",schemaPath:"#/properties/api/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.sso_salt !== undefined){
let data6 = data2.sso_salt;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err15 = {instancePath:instancePath+"/api/sso_salt",schemaPath:"#/properties/api/properties/sso_salt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/api/sso_salt",schemaPath:"#/properties/api/properties/sso_salt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.regions !== undefined){
let data7 = data2.regions;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(typeof data7[i1] !== "string"){
const err17 = {instancePath:instancePath+"/api/regions/" + i1,schemaPath:"#/properties/api/properties/regions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
const _errs19 = errors;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
const _errs20 = errors;
if("eu" !== data7[i2]){
const err18 = {instancePath:instancePath+"/api/regions/" + i2,schemaPath:"#/properties/api/properties/regions/contains/const",keyword:"const",params:{allowedValue: "eu"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid6 = _errs20 === errors;
if(valid6){
break;
}
}
if(!valid6){
const err19 = {instancePath:instancePath+"/api/regions",schemaPath:"#/properties/api/properties/regions/contains",keyword:"contains",params:{minContains: 1},message:"must contain at least 1 valid item(s)"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/api/regions",schemaPath:"#/properties/api/properties/regions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.production !== undefined){
let data10 = data2.production;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.base_url === undefined){
const err21 = {instancePath:instancePath+"/api/production",schemaPath:"#/$defs/Endpoints/required",keyword:"required",params:{missingProperty: "base_url"},message:"must have required property '"+"base_url"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data10.sso_url === undefined){
const err22 = {instancePath:instancePath+"/api/production",schemaPath:"#/$defs/Endpoints/required",keyword:"required",params:{missingProperty: "sso_url"},message:"must have required property '"+"sso_url"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10.base_url !== undefined){
let data11 = data10.base_url;
if(typeof data11 === "string"){
if(!pattern11.test(data11)){
const err23 = {instancePath:instancePath+"/api/production/base_url",schemaPath:"#/$defs/Endpoints/properties/base_url/pattern",keyword:"pattern",params:{pattern: "^[hH][tT][tT][pP][sS]?://[^/?#\\s][^?#\\s]*$"},message:"must match pattern \""+"^[hH][tT][tT][pP][sS]?://[^/?#\\s][^?#\\s]*$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/api/production/base_url",schemaPath:"#/$defs/Endpoints/properties/base_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data10.sso_url !== undefined){
let data12 = data10.sso_url;
if(typeof data12 === "string"){
if(!pattern12.test(data12)){
const err25 = {instancePath:instancePath+"/api/production/sso_url",schemaPath:"#/$defs/Endpoints/properties/sso_url/pattern",keyword:"pattern",params:{pattern: "^[hH][tT][tT][pP][sS]?://[^/?#\\s]\\S*$"},message:"must match pattern \""+"^[hH][tT][tT][pP][sS]?://[^/?#\\s]\\S*$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/api/production/sso_url",schemaPath:"#/$defs/Endpoints/properties/sso_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/api/production",schemaPath:"#/$defs/Endpoints/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data2.test !== undefined){
let data13 = data2.test;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.base_url === undefined){
const err28 = {instancePath:instancePath+"/api/test",schemaPath:"#/$defs/Endpoints/required",keyword:"required",params:{missingProperty: "base_url"},message:"must have required property '"+"base_url"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data13.sso_url === undefined){
const err29 = {instancePath:instancePath+"/api/test",schemaPath:"#/$defs/Endpoints/required",keyword:"required",params:{missingProperty: "sso_url"},message:"must have required property '"+"sso_url"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data13.base_url !== undefined){
let data14 = data13.base_url;
if(typeof data14 === "string"){
if(!pattern11.test(data14)){
const err30 = {instancePath:instancePath+"/api/test/base_url",schemaPath:"#/$defs/Endpoints/properties/base_url/pattern",keyword:"pattern",params:{pattern: "^[hH][tT][tT][pP][sS]?://[^/?#\\s][^?#\\s]*$"},message:"must match pattern \""+"^[hH][tT][tT][pP][sS]?://[^/?#\\s][^?#\\s]*$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/api/test/base_url",schemaPath:"#/$defs/Endpoints/properties/base_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data13.sso_url !== undefined){
let data15 = data13.sso_url;
if(typeof data15 === "string"){
if(!pattern12.test(data15)){
const err32 = {instancePath:instancePath+"/api/test/sso_url",schemaPath:"#/$defs/Endpoints/properties/sso_url/pattern",keyword:"pattern",params:{pattern: "^[hH][tT][tT][pP][sS]?://[^/?#\\s]\\S*$"},message:"must match pattern \""+"^[hH][tT][tT][pP][sS]?://[^/?#\\s]\\S*$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/api/test/sso_url",schemaPath:"#/$defs/Endpoints/properties/sso_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/api/test",schemaPath:"#/$defs/Endpoints/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/api",schemaPath:"#/properties/api/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"id":true,"name":true,"api":true},"dynamicProps":false,"dynamicItems":false};

exports.overview = validate26;
const schema42 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://assay.example/schemas/overview.schema.json","title":"Overview","description":"What became of many targets in one run, and how that compares with the run before.","type":"object","required":["assay","edition","at","targets","history"],"properties":{"assay":{"type":"string"},"edition":{"type":"string"},"at":{"type":"string"},"shard":{"description":"The part of the targets that this run took.","type":"object","required":["index","of"],"properties":{"index":{"type":"integer","minimum":1},"of":{"type":"integer","minimum":1,"maximum":10000}}},"missing":{"description":"Shards that were not there to be merged.","type":"array","items":{"type":"integer"}},"targets":{"type":"array","items":{"$ref":"#/$defs/OverviewTarget"}},"history":{"description":"The runs before, oldest first.","type":"array","items":{"$ref":"#/$defs/PastRun"}}},"$defs":{"OverviewTarget":{"type":"object","required":["name","verdict","because","verdicts"],"properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},"kind":{"enum":["provider","platform"]},"verdict":{"description":"Of its report, or `unusable` where it could not be judged at all.","enum":["not-conforming","inconclusive","partial","conforming","unusable"]},"because":{"type":"string"},"report":{"description":"What to open, in its folder.","enum":["report.html","report.json"]},"status":{"description":"The exit status that it would have had alone.","type":"integer"},"verdicts":{"description":"The verdict of each requirement.","type":"object","additionalProperties":{"enum":["pass","fail","warn","blocked","undecided","untested","not-applicable"]}},"was":{"description":"Its verdict in the run before.","enum":["not-conforming","inconclusive","partial","conforming","unusable"]},"changes":{"description":"Requirements that broke or were mended since the run before.","type":"array","items":{"type":"object","required":["id","before","after"],"properties":{"id":{"type":"string"},"before":{"type":"string"},"after":{"type":"string"}}}}}},"PastRun":{"type":"object","required":["at","counts"],"properties":{"at":{"type":"string"},"counts":{"description":"How many targets had each verdict.","type":"object","additionalProperties":{"type":"integer"}}}}}};
const schema43 = {"type":"object","required":["name","verdict","because","verdicts"],"properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},"kind":{"enum":["provider","platform"]},"verdict":{"description":"Of its report, or `unusable` where it could not be judged at all.","enum":["not-conforming","inconclusive","partial","conforming","unusable"]},"because":{"type":"string"},"report":{"description":"What to open, in its folder.","enum":["report.html","report.json"]},"status":{"description":"The exit status that it would have had alone.","type":"integer"},"verdicts":{"description":"The verdict of each requirement.","type":"object","additionalProperties":{"enum":["pass","fail","warn","blocked","undecided","untested","not-applicable"]}},"was":{"description":"Its verdict in the run before.","enum":["not-conforming","inconclusive","partial","conforming","unusable"]},"changes":{"description":"Requirements that broke or were mended since the run before.","type":"array","items":{"type":"object","required":["id","before","after"],"properties":{"id":{"type":"string"},"before":{"type":"string"},"after":{"type":"string"}}}}}};
const schema44 = {"type":"object","required":["at","counts"],"properties":{"at":{"type":"string"},"counts":{"description":"How many targets had each verdict.","type":"object","additionalProperties":{"type":"integer"}}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://assay.example/schemas/overview.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.assay === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "assay"},message:"must have required property '"+"assay"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.edition === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "edition"},message:"must have required property '"+"edition"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.targets === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targets"},message:"must have required property '"+"targets"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.history === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "history"},message:"must have required property '"+"history"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.assay !== undefined){
if(typeof data.assay !== "string"){
const err5 = {instancePath:instancePath+"/assay",schemaPath:"#/properties/assay/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.edition !== undefined){
if(typeof data.edition !== "string"){
const err6 = {instancePath:instancePath+"/edition",schemaPath:"#/properties/edition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.at !== undefined){
if(typeof data.at !== "string"){
const err7 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.shard !== undefined){
let data3 = data.shard;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.index === undefined){
const err8 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.of === undefined){
const err9 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty: "of"},message:"must have required property '"+"of"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.index !== undefined){
let data4 = data3.index;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/shard/index",schemaPath:"#/properties/shard/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/shard/index",schemaPath:"#/properties/shard/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data3.of !== undefined){
let data5 = data3.of;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/shard/of",schemaPath:"#/properties/shard/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/shard/of",schemaPath:"#/properties/shard/properties/of/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/shard/of",schemaPath:"#/properties/shard/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.missing !== undefined){
let data6 = data.missing;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.targets !== undefined){
let data8 = data.targets;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.name === undefined){
const err18 = {instancePath:instancePath+"/targets/" + i1,schemaPath:"#/$defs/OverviewTarget/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data9.verdict === undefined){
const err19 = {instancePath:instancePath+"/targets/" + i1,schemaPath:"#/$defs/OverviewTarget/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data9.because === undefined){
const err20 = {instancePath:instancePath+"/targets/" + i1,schemaPath:"#/$defs/OverviewTarget/required",keyword:"required",params:{missingProperty: "because"},message:"must have required property '"+"because"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data9.verdicts === undefined){
const err21 = {instancePath:instancePath+"/targets/" + i1,schemaPath:"#/$defs/OverviewTarget/required",keyword:"required",params:{missingProperty: "verdicts"},message:"must have required property '"+"verdicts"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9.name !== undefined){
let data10 = data9.name;
if(typeof data10 === "string"){
if(!pattern9.test(data10)){
const err22 = {instancePath:instancePath+"/targets/" + i1+"/name",schemaPath:"#/$defs/OverviewTarget/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/targets/" + i1+"/name",schemaPath:"#/$defs/OverviewTarget/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.kind !== undefined){
let data11 = data9.kind;
if(!((data11 === "provider") || (data11 === "platform"))){
const err24 = {instancePath:instancePath+"/targets/" + i1+"/kind",schemaPath:"#/$defs/OverviewTarget/properties/kind/enum",keyword:"enum",params:{allowedValues: schema43.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.verdict !== undefined){
let data12 = data9.verdict;
if(!(((((data12 === "not-conforming") || (data12 === "inconclusive")) || (data12 === "partial")) || (data12 === "conforming")) || (data12 === "unusable"))){
const err25 = {instancePath:instancePath+"/targets/" + i1+"/verdict",schemaPath:"#/$defs/OverviewTarget/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema43.properties.verdict.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.because !== undefined){
if(typeof data9.because !== "string"){
const err26 = {instancePath:instancePath+"/targets/" + i1+"/because",schemaPath:"#/$defs/OverviewTarget/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.report !== undefined){
let data14 = data9.report;
if(!((data14 === "report.html") || (data14 === "report.json"))){
const err27 = {instancePath:instancePath+"/targets/" + i1+"/report",schemaPath:"#/$defs/OverviewTarget/properties/report/enum",keyword:"enum",params:{allowedValues: schema43.properties.report.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9.status !== undefined){
let data15 = data9.status;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err28 = {instancePath:instancePath+"/targets/" + i1+"/status",schemaPath:"#/$defs/OverviewTarget/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data9.verdicts !== undefined){
let data16 = data9.verdicts;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key0 in data16){
let data17 = data16[key0];
if(!(((((((data17 === "pass") || (data17 === "fail")) || (data17 === "warn")) || (data17 === "blocked")) || (data17 === "undecided")) || (data17 === "untested")) || (data17 === "not-applicable"))){
const err29 = {instancePath:instancePath+"/targets/" + i1+"/verdicts/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/OverviewTarget/properties/verdicts/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema43.properties.verdicts.additionalProperties.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/targets/" + i1+"/verdicts",schemaPath:"#/$defs/OverviewTarget/properties/verdicts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data9.was !== undefined){
let data18 = data9.was;
if(!(((((data18 === "not-conforming") || (data18 === "inconclusive")) || (data18 === "partial")) || (data18 === "conforming")) || (data18 === "unusable"))){
const err31 = {instancePath:instancePath+"/targets/" + i1+"/was",schemaPath:"#/$defs/OverviewTarget/properties/was/enum",keyword:"enum",params:{allowedValues: schema43.properties.was.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9.changes !== undefined){
let data19 = data9.changes;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.id === undefined){
const err32 = {instancePath:instancePath+"/targets/" + i1+"/changes/" + i2,schemaPath:"#/$defs/OverviewTarget/properties/changes/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data20.before === undefined){
const err33 = {instancePath:instancePath+"/targets/" + i1+"/changes/" + i2,schemaPath:"#/$defs/OverviewTarget/properties/changes/items/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data20.after === undefined){
const err34 = {instancePath:instancePath+"/targets/" + i1+"/changes/" + i2,schemaPath:"#/$defs/OverviewTarget/properties/changes/items/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data20.id !== undefined){
if(typeof data20.id !== "string"){
const err35 = {instancePath:instancePath+"/targets/" + i1+"/changes/" + i2+"/id",schemaPath:"#/$defs/OverviewTarget/properties/changes/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data20.before !== undefined){
if(typeof data20.before !== "string"){
const err36 = {instancePath:instancePath+"/targets/" + i1+"/changes/" + i2+"/before",schemaPath:"#/$defs/OverviewTarget/properties/changes/items/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data20.after !== undefined){
if(typeof data20.after !== "string"){
const err37 = {instancePath:instancePath+"/targets/" + i1+"/changes/" + i2+"/after",schemaPath:"#/$defs/OverviewTarget/properties/changes/items/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/targets/" + i1+"/changes/" + i2,schemaPath:"#/$defs/OverviewTarget/properties/changes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/targets/" + i1+"/changes",schemaPath:"#/$defs/OverviewTarget/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/targets/" + i1,schemaPath:"#/$defs/OverviewTarget/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.history !== undefined){
let data24 = data.history;
if(Array.isArray(data24)){
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
let data25 = data24[i3];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.at === undefined){
const err42 = {instancePath:instancePath+"/history/" + i3,schemaPath:"#/$defs/PastRun/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data25.counts === undefined){
const err43 = {instancePath:instancePath+"/history/" + i3,schemaPath:"#/$defs/PastRun/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data25.at !== undefined){
if(typeof data25.at !== "string"){
const err44 = {instancePath:instancePath+"/history/" + i3+"/at",schemaPath:"#/$defs/PastRun/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data25.counts !== undefined){
let data27 = data25.counts;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key1 in data27){
let data28 = data27[key1];
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err45 = {instancePath:instancePath+"/history/" + i3+"/counts/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/PastRun/properties/counts/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/history/" + i3+"/counts",schemaPath:"#/$defs/PastRun/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/history/" + i3,schemaPath:"#/$defs/PastRun/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"assay":true,"edition":true,"at":true,"shard":true,"missing":true,"targets":true,"history":true},"dynamicProps":false,"dynamicItems":false};

exports.platform = validate27;
const schema45 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://assay.example/schemas/platform.schema.json","title":"PlatformConfiguration","description":"A platform target. A string may hold ${NAME}: it is taken from the environment after parsing.","type":"object","required":["base_url"],"additionalProperties":false,"properties":{"base_url":{"$ref":"#/$defs/Url"},"bridge_url":{"$ref":"#/$defs/Url"},"api_token":{"type":"string","minLength":1},"api_token_id":{"type":"string","minLength":1},"oauth":{"type":"object","required":["consumer_key","consumer_secret"],"additionalProperties":false,"properties":{"path_prefix":{"type":"string","default":"","pattern":"^(/.*[^/])?$"},"consumer_key":{"type":"string","minLength":1},"consumer_secret":{"type":"string"},"token":{"type":"string","minLength":1},"token_secret":{"type":"string"},"authorize":{"enum":["follow","browser","command"],"default":"follow"},"authorize_command":{"type":"string","minLength":1},"callback_url":{"$ref":"#/$defs/Url"},"query_endpoints":{"type":"boolean","default":false},"origin":{"$ref":"#/$defs/Url"}}},"organisation_id":{"type":"string","minLength":1},"invoice_number":{"type":"string","minLength":1},"provider":{"type":"object","required":["manifest"],"additionalProperties":false,"properties":{"manifest":{"type":"string","minLength":1},"environment":{"enum":["test","production"],"default":"test"}}},"user":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string"},"email":{"type":"string"}}},"owner":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string"},"name":{"type":"string"},"emails":{"type":"array","items":{"type":"string"}}}},"git_url":{"type":"string"},"also":{"type":"object","additionalProperties":false,"properties":{"expired_api_token":{"type":"string","minLength":1},"revoked_api_token":{"type":"string","minLength":1},"other_consumer":{"type":"object","required":["key","secret"],"additionalProperties":false,"properties":{"key":{"type":"string","minLength":1},"secret":{"type":"string"}}},"other_manifest":{"type":"string","minLength":1},"empty_organisation_id":{"type":"string","minLength":1}}},"drive":{"type":"object","additionalProperties":false,"properties":{"install":{"$ref":"#/$defs/Driver"},"uninstall":{"$ref":"#/$defs/Driver"},"sso":{"$ref":"#/$defs/Driver"},"deploy":{"$ref":"#/$defs/Driver"}}},"deploys_at_once":{"type":"integer","minimum":1,"maximum":20,"description":"How many deployments the platform is asked for at the same time, each of an application of its own; 1 unless told."}},"$defs":{"Url":{"type":"string","pattern":"^[hH][tT][tT][pP][sS]?://[^/?#]"},"Driver":{"type":"string","minLength":1,"description":"A shell command, or manual: a person is told what to do."}}};
const schema46 = {"type":"string","pattern":"^[hH][tT][tT][pP][sS]?://[^/?#]"};
const schema50 = {"type":"string","minLength":1,"description":"A shell command, or manual: a person is told what to do."};
const pattern16 = new RegExp("^[hH][tT][tT][pP][sS]?://[^/?#]", "u");
const pattern18 = new RegExp("^(/.*[^/])?$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://assay.example/schemas/platform.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.base_url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_url"},message:"must have required property '"+"base_url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func4.call(schema45.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.base_url !== undefined){
let data0 = data.base_url;
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err2 = {instancePath:instancePath+"/base_url",schemaPath:"#/$defs/Url/pattern",keyword:"pattern",params:{pattern: "^[hH][tT][tT][pP][sS]?://[^/?#]"},message:"must match pattern \""+"^[hH][tT][tT][pP][sS]?://[^/?#]"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/base_url",schemaPath:"#/$defs/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.bridge_url !== undefined){
let data1 = data.bridge_url;
if(typeof data1 === "string"){
if(!pattern16.test(data1)){
const err4 = {instancePath:instancePath+"/bridge_url",schemaPath:"#/$defs/Url/pattern",keyword:"pattern",params:{pattern: "^[hH][tT][tT][pP][sS]?://[^/?#]"},message:"must match pattern \""+"^[hH][tT][tT][pP][sS]?://[^/?#]"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/bridge_url",schemaPath:"#/$defs/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.api_token !== undefined){
let data2 = data.api_token;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err6 = {instancePath:instancePath+"/api_token",schemaPath:"#/properties/api_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/api_token",schemaPath:"#/properties/api_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.api_token_id !== undefined){
let data3 = data.api_token_id;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err8 = {instancePath:instancePath+"/api_token_id",schemaPath:"#/properties/api_token_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/api_token_id",schemaPath:"#/properties/api_token_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.oauth !== undefined){
let data4 = data.oauth;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.consumer_key === undefined){
const err10 = {instancePath:instancePath+"/oauth",schemaPath:"#/properties/oauth/required",keyword:"required",params:{missingProperty: "consumer_key"},message:"must have required property '"+"consumer_key"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.consumer_secret === undefined){
const err11 = {instancePath:instancePath+"/oauth",schemaPath:"#/properties/oauth/required",keyword:"required",params:{missingProperty: "consumer_secret"},message:"must have required property '"+"consumer_secret"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data4){
if(!(func4.call(schema45.properties.oauth.properties, key1))){
const err12 = {instancePath:instancePath+"/oauth",schemaPath:"#/properties/oauth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.path_prefix !== undefined){
let data5 = data4.path_prefix;
if(typeof data5 === "string"){
if(!pattern18.test(data5)){
const err13 = {instancePath:instancePath+"/oauth/path_prefix",schemaPath:"#/properties/oauth/properties/path_prefix/pattern",keyword:"pattern",params:{pattern: "^(/.*[^/])?$"},message:"must match pattern \""+"^(/.*[^/])?$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/oauth/path_prefix",schemaPath:"#/properties/oauth/properties/path_prefix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.consumer_key !== undefined){
let data6 = data4.consumer_key;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err15 = {instancePath:instancePath+"/oauth/consumer_key",schemaPath:"#/properties/oauth/properties/consumer_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/oauth/consumer_key",schemaPath:"#/properties/oauth/properties/consumer_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.consumer_secret !== undefined){
if(typeof data4.consumer_secret !== "string"){
const err17 = {instancePath:instancePath+"/oauth/consumer_secret",schemaPath:"#/properties/oauth/properties/consumer_secret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.token !== undefined){
let data8 = data4.token;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err18 = {instancePath:instancePath+"/oauth/token",schemaPath:"#/properties/oauth/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/oauth/token",schemaPath:"#/properties/oauth/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.token_secret !== undefined){
if(typeof data4.token_secret !== "string"){
const err20 = {instancePath:instancePath+"/oauth/token_secret",schemaPath:"#/properties/oauth/properties/token_secret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.authorize !== undefined){
let data10 = data4.authorize;
if(!(((data10 === "follow") || (data10 === "browser")) || (data10 === "command"))){
const err21 = {instancePath:instancePath+"/oauth/authorize",schemaPath:"#/properties/oauth/properties/authorize/enum",keyword:"enum",params:{allowedValues: schema45.properties.oauth.properties.authorize.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.authorize_command !== undefined){
let data11 = data4.authorize_command;
if(typeof data11 === "string"){
if(func1(data11) < 1){
const err22 = {instancePath:instancePath+"/oauth/authorize_command",schemaPath:"#/properties/oauth/properties/authorize_command/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/oauth/authorize_command",schemaPath:"#/properties/oauth/properties/authorize_command/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.callback_url !== undefined){
let data12 = data4.callback_url;
if(typeof data12 === "string"){
if(!pattern16.test(data12)){
const err24 = {instancePath:instancePath+"/oauth/callback_url",schemaPath:"#/$defs/Url/pattern",keyword:"pattern",params:{pattern: "^[hH][tT][tT][pP][sS]?://[^/?#]"},message:"must match pattern \""+"^[hH][tT][tT][pP][sS]?://[^/?#]"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/oauth/callback_url",schemaPath:"#/$defs/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data4.query_endpoints !== undefined){
if(typeof data4.query_endpoints !== "boolean"){
const err26 = {instancePath:instancePath+"/oauth/query_endpoints",schemaPath:"#/properties/oauth/properties/query_endpoints/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data4.origin !== undefined){
let data14 = data4.origin;
if(typeof data14 === "string"){
if(!pattern16.test(data14)){
const err27 = {instancePath:instancePath+"/oauth/origin",schemaPath:"#/$defs/Url/pattern",keyword:"pattern",params:{pattern: "^[hH][tT][tT][pP][sS]?://[^/?#]"},message:"must match pattern \""+"^[hH][tT][tT][pP][sS]?://[^/?#]"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/oauth/origin",schemaPath:"#/$defs/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/oauth",schemaPath:"#/properties/oauth/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.organisation_id !== undefined){
let data15 = data.organisation_id;
if(typeof data15 === "string"){
if(func1(data15) < 1){
const err30 = {instancePath:instancePath+"/organisation_id",schemaPath:"#/properties/organisation_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/organisation_id",schemaPath:"#/properties/organisation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.invoice_number !== undefined){
let data16 = data.invoice_number;
if(typeof data16 === "string"){
if(func1(data16) < 1){
const err32 = {instancePath:instancePath+"/invoice_number",schemaPath:"#/properties/invoice_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/invoice_number",schemaPath:"#/properties/invoice_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.provider !== undefined){
let data17 = data.provider;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.manifest === undefined){
const err34 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/required",keyword:"required",params:{missingProperty: "manifest"},message:"must have required property '"+"manifest"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key2 in data17){
if(!((key2 === "manifest") || (key2 === "environment"))){
const err35 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data17.manifest !== undefined){
let data18 = data17.manifest;
if(typeof data18 === "string"){
if(func1(data18) < 1){
const err36 = {instancePath:instancePath+"/provider/manifest",schemaPath:"#/properties/provider/properties/manifest/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/provider/manifest",schemaPath:"#/properties/provider/properties/manifest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data17.environment !== undefined){
let data19 = data17.environment;
if(!((data19 === "test") || (data19 === "production"))){
const err38 = {instancePath:instancePath+"/provider/environment",schemaPath:"#/properties/provider/properties/environment/enum",keyword:"enum",params:{allowedValues: schema45.properties.provider.properties.environment.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.user !== undefined){
let data20 = data.user;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key3 in data20){
if(!((key3 === "id") || (key3 === "email"))){
const err40 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data20.id !== undefined){
if(typeof data20.id !== "string"){
const err41 = {instancePath:instancePath+"/user/id",schemaPath:"#/properties/user/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data20.email !== undefined){
if(typeof data20.email !== "string"){
const err42 = {instancePath:instancePath+"/user/email",schemaPath:"#/properties/user/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.owner !== undefined){
let data23 = data.owner;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key4 in data23){
if(!(((key4 === "id") || (key4 === "name")) || (key4 === "emails"))){
const err44 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data23.id !== undefined){
if(typeof data23.id !== "string"){
const err45 = {instancePath:instancePath+"/owner/id",schemaPath:"#/properties/owner/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data23.name !== undefined){
if(typeof data23.name !== "string"){
const err46 = {instancePath:instancePath+"/owner/name",schemaPath:"#/properties/owner/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data23.emails !== undefined){
let data26 = data23.emails;
if(Array.isArray(data26)){
const len0 = data26.length;
for(let i0=0; i0<len0; i0++){
if(typeof data26[i0] !== "string"){
const err47 = {instancePath:instancePath+"/owner/emails/" + i0,schemaPath:"#/properties/owner/properties/emails/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/owner/emails",schemaPath:"#/properties/owner/properties/emails/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.git_url !== undefined){
if(typeof data.git_url !== "string"){
const err50 = {instancePath:instancePath+"/git_url",schemaPath:"#/properties/git_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.also !== undefined){
let data29 = data.also;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key5 in data29){
if(!(((((key5 === "expired_api_token") || (key5 === "revoked_api_token")) || (key5 === "other_consumer")) || (key5 === "other_manifest")) || (key5 === "empty_organisation_id"))){
const err51 = {instancePath:instancePath+"/also",schemaPath:"#/properties/also/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data29.expired_api_token !== undefined){
let data30 = data29.expired_api_token;
if(typeof data30 === "string"){
if(func1(data30) < 1){
const err52 = {instancePath:instancePath+"/also/expired_api_token",schemaPath:"#/properties/also/properties/expired_api_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/also/expired_api_token",schemaPath:"#/properties/also/properties/expired_api_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data29.revoked_api_token !== undefined){
let data31 = data29.revoked_api_token;
if(typeof data31 === "string"){
if(func1(data31) < 1){
const err54 = {instancePath:instancePath+"/also/revoked_api_token",schemaPath:"#/properties/also/properties/revoked_api_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/also/revoked_api_token",schemaPath:"#/properties/also/properties/revoked_api_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data29.other_consumer !== undefined){
let data32 = data29.other_consumer;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.key === undefined){
const err56 = {instancePath:instancePath+"/also/other_consumer",schemaPath:"#/properties/also/properties/other_consumer/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data32.secret === undefined){
const err57 = {instancePath:instancePath+"/also/other_consumer",schemaPath:"#/properties/also/properties/other_consumer/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key6 in data32){
if(!((key6 === "key") || (key6 === "secret"))){
const err58 = {instancePath:instancePath+"/also/other_consumer",schemaPath:"#/properties/also/properties/other_consumer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data32.key !== undefined){
let data33 = data32.key;
if(typeof data33 === "string"){
if(func1(data33) < 1){
const err59 = {instancePath:instancePath+"/also/other_consumer/key",schemaPath:"#/properties/also/properties/other_consumer/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/also/other_consumer/key",schemaPath:"#/properties/also/properties/other_consumer/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data32.secret !== undefined){
if(typeof data32.secret !== "string"){
const err61 = {instancePath:instancePath+"/also/other_consumer/secret",schemaPath:"#/properties/also/properties/other_consumer/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/also/other_consumer",schemaPath:"#/properties/also/properties/other_consumer/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data29.other_manifest !== undefined){
let data35 = data29.other_manifest;
if(typeof data35 === "string"){
if(func1(data35) < 1){
const err63 = {instancePath:instancePath+"/also/other_manifest",schemaPath:"#/properties/also/properties/other_manifest/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/also/other_manifest",schemaPath:"#/properties/also/properties/other_manifest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data29.empty_organisation_id !== undefined){
let data36 = data29.empty_organisation_id;
if(typeof data36 === "string"){
if(func1(data36) < 1){
const err65 = {instancePath:instancePath+"/also/empty_organisation_id",schemaPath:"#/properties/also/properties/empty_organisation_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/also/empty_organisation_id",schemaPath:"#/properties/also/properties/empty_organisation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/also",schemaPath:"#/properties/also/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.drive !== undefined){
let data37 = data.drive;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key7 in data37){
if(!((((key7 === "install") || (key7 === "uninstall")) || (key7 === "sso")) || (key7 === "deploy"))){
const err68 = {instancePath:instancePath+"/drive",schemaPath:"#/properties/drive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data37.install !== undefined){
let data38 = data37.install;
if(typeof data38 === "string"){
if(func1(data38) < 1){
const err69 = {instancePath:instancePath+"/drive/install",schemaPath:"#/$defs/Driver/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/drive/install",schemaPath:"#/$defs/Driver/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data37.uninstall !== undefined){
let data39 = data37.uninstall;
if(typeof data39 === "string"){
if(func1(data39) < 1){
const err71 = {instancePath:instancePath+"/drive/uninstall",schemaPath:"#/$defs/Driver/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/drive/uninstall",schemaPath:"#/$defs/Driver/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data37.sso !== undefined){
let data40 = data37.sso;
if(typeof data40 === "string"){
if(func1(data40) < 1){
const err73 = {instancePath:instancePath+"/drive/sso",schemaPath:"#/$defs/Driver/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/drive/sso",schemaPath:"#/$defs/Driver/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data37.deploy !== undefined){
let data41 = data37.deploy;
if(typeof data41 === "string"){
if(func1(data41) < 1){
const err75 = {instancePath:instancePath+"/drive/deploy",schemaPath:"#/$defs/Driver/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/drive/deploy",schemaPath:"#/$defs/Driver/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/drive",schemaPath:"#/properties/drive/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.deploys_at_once !== undefined){
let data42 = data.deploys_at_once;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err78 = {instancePath:instancePath+"/deploys_at_once",schemaPath:"#/properties/deploys_at_once/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 20 || isNaN(data42)){
const err79 = {instancePath:instancePath+"/deploys_at_once",schemaPath:"#/properties/deploys_at_once/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data42 < 1 || isNaN(data42)){
const err80 = {instancePath:instancePath+"/deploys_at_once",schemaPath:"#/properties/deploys_at_once/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
}
else {
const err81 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.project = validate28;
const schema54 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://assay.example/schemas/project.schema.json","title":"Project","description":"assay.yaml: what a project pins for the commands that run in its folder; a flag wins over it. A string may hold ${NAME}: it is taken from the environment after parsing.","type":"object","additionalProperties":false,"properties":{"edition":{"type":"string","minLength":1,"description":"The edition of the contract to judge by."},"plans":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Plan slugs that the service knows; gate takes the first."},"environment":{"enum":["test","production"]},"manifest":{"type":"string","minLength":1,"description":"The manifest that the URLs belong to: its credentials alone go there."},"environments":{"description":"URLs to call instead of the manifest's.","type":"object","additionalProperties":false,"properties":{"test":{"$ref":"#/$defs/OtherUrls"},"production":{"$ref":"#/$defs/OtherUrls"}}},"options":{"description":"Other options of the commands, by their names; one that a command does not know does not count for it.","type":"object","additionalProperties":false,"properties":{"only":{"$ref":"#/$defs/Strings"},"skip":{"$ref":"#/$defs/Strings"},"strict":{"type":"boolean"},"baseline":{"$ref":"#/$defs/Text"},"reporter":{"$ref":"#/$defs/Text"},"out":{"$ref":"#/$defs/Text"},"quiet":{"type":"boolean"},"seed":{"$ref":"#/$defs/Whole"},"timeout":{"$ref":"#/$defs/Whole"},"provision-timeout":{"$ref":"#/$defs/Whole"},"driver-timeout":{"$ref":"#/$defs/Whole"},"ready-within":{"$ref":"#/$defs/Whole"},"deadline":{"$ref":"#/$defs/Whole"},"max-rps":{"type":"number","exclusiveMinimum":0},"max-installs":{"$ref":"#/$defs/Whole"},"cases":{"$ref":"#/$defs/Whole"},"read-only":{"type":"boolean"},"allow-host":{"$ref":"#/$defs/Strings"},"browser":{"enum":["auto","on","off"]},"ca":{"$ref":"#/$defs/Strings"},"cert":{"$ref":"#/$defs/Text"},"key":{"$ref":"#/$defs/Text"},"header":{"$ref":"#/$defs/Strings"},"listen":{"$ref":"#/$defs/Text"},"callback-url":{"$ref":"#/$defs/Url"},"stand-in":{"$ref":"#/$defs/Url"},"type":{"enum":["node","play1","play2"]},"env-file":{"$ref":"#/$defs/Strings"},"platform-dir":{"$ref":"#/$defs/Text"},"profile":{"$ref":"#/$defs/Text"},"max-connections":{"$ref":"#/$defs/Whole"},"instances":{"$ref":"#/$defs/Whole"},"start":{"$ref":"#/$defs/Text"}}}},"dependentRequired":{"environments":["manifest"]},"$defs":{"Url":{"type":"string","pattern":"^[hH][tT][tT][pP][sS]?://[^/?#]"},"Text":{"type":"string","minLength":1},"Strings":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"Whole":{"type":"integer","minimum":0},"OtherUrls":{"type":"object","additionalProperties":false,"properties":{"base_url":{"$ref":"#/$defs/Url"},"sso_url":{"$ref":"#/$defs/Url"}}}}};
const schema58 = {"type":"array","minItems":1,"items":{"type":"string","minLength":1}};
const schema60 = {"type":"string","minLength":1};
const schema63 = {"type":"integer","minimum":0};
const schema56 = {"type":"string","pattern":"^[hH][tT][tT][pP][sS]?://[^/?#]"};
const schema55 = {"type":"object","additionalProperties":false,"properties":{"base_url":{"$ref":"#/$defs/Url"},"sso_url":{"$ref":"#/$defs/Url"}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "base_url") || (key0 === "sso_url"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.base_url !== undefined){
let data0 = data.base_url;
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err1 = {instancePath:instancePath+"/base_url",schemaPath:"#/$defs/Url/pattern",keyword:"pattern",params:{pattern: "^[hH][tT][tT][pP][sS]?://[^/?#]"},message:"must match pattern \""+"^[hH][tT][tT][pP][sS]?://[^/?#]"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/base_url",schemaPath:"#/$defs/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sso_url !== undefined){
let data1 = data.sso_url;
if(typeof data1 === "string"){
if(!pattern16.test(data1)){
const err3 = {instancePath:instancePath+"/sso_url",schemaPath:"#/$defs/Url/pattern",keyword:"pattern",params:{pattern: "^[hH][tT][tT][pP][sS]?://[^/?#]"},message:"must match pattern \""+"^[hH][tT][tT][pP][sS]?://[^/?#]"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sso_url",schemaPath:"#/$defs/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://assay.example/schemas/project.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "edition") || (key0 === "plans")) || (key0 === "environment")) || (key0 === "manifest")) || (key0 === "environments")) || (key0 === "options"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.edition !== undefined){
let data0 = data.edition;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/edition",schemaPath:"#/properties/edition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/edition",schemaPath:"#/properties/edition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.plans !== undefined){
let data1 = data.plans;
if(Array.isArray(data1)){
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/plans",schemaPath:"#/properties/plans/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err4 = {instancePath:instancePath+"/plans/" + i0,schemaPath:"#/properties/plans/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/plans/" + i0,schemaPath:"#/properties/plans/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/plans",schemaPath:"#/properties/plans/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.environment !== undefined){
let data3 = data.environment;
if(!((data3 === "test") || (data3 === "production"))){
const err7 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/enum",keyword:"enum",params:{allowedValues: schema54.properties.environment.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.manifest !== undefined){
let data4 = data.manifest;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err8 = {instancePath:instancePath+"/manifest",schemaPath:"#/properties/manifest/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/manifest",schemaPath:"#/properties/manifest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.environments !== undefined){
let data5 = data.environments;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!((key1 === "test") || (key1 === "production"))){
const err10 = {instancePath:instancePath+"/environments",schemaPath:"#/properties/environments/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5.test !== undefined){
if(!(validate29(data5.test, {instancePath:instancePath+"/environments/test",parentData:data5,parentDataProperty:"test",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data5.production !== undefined){
if(!(validate29(data5.production, {instancePath:instancePath+"/environments/production",parentData:data5,parentDataProperty:"production",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/environments",schemaPath:"#/properties/environments/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.options !== undefined){
let data8 = data.options;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
if(!(func4.call(schema54.properties.options.properties, key2))){
const err12 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data8.only !== undefined){
let data9 = data8.only;
if(Array.isArray(data9)){
if(data9.length < 1){
const err13 = {instancePath:instancePath+"/options/only",schemaPath:"#/$defs/Strings/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err14 = {instancePath:instancePath+"/options/only/" + i1,schemaPath:"#/$defs/Strings/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/options/only/" + i1,schemaPath:"#/$defs/Strings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/options/only",schemaPath:"#/$defs/Strings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data8.skip !== undefined){
let data11 = data8.skip;
if(Array.isArray(data11)){
if(data11.length < 1){
const err17 = {instancePath:instancePath+"/options/skip",schemaPath:"#/$defs/Strings/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(typeof data12 === "string"){
if(func1(data12) < 1){
const err18 = {instancePath:instancePath+"/options/skip/" + i2,schemaPath:"#/$defs/Strings/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/options/skip/" + i2,schemaPath:"#/$defs/Strings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/options/skip",schemaPath:"#/$defs/Strings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data8.strict !== undefined){
if(typeof data8.strict !== "boolean"){
const err21 = {instancePath:instancePath+"/options/strict",schemaPath:"#/properties/options/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.baseline !== undefined){
let data14 = data8.baseline;
if(typeof data14 === "string"){
if(func1(data14) < 1){
const err22 = {instancePath:instancePath+"/options/baseline",schemaPath:"#/$defs/Text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/options/baseline",schemaPath:"#/$defs/Text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.reporter !== undefined){
let data15 = data8.reporter;
if(typeof data15 === "string"){
if(func1(data15) < 1){
const err24 = {instancePath:instancePath+"/options/reporter",schemaPath:"#/$defs/Text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/options/reporter",schemaPath:"#/$defs/Text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.out !== undefined){
let data16 = data8.out;
if(typeof data16 === "string"){
if(func1(data16) < 1){
const err26 = {instancePath:instancePath+"/options/out",schemaPath:"#/$defs/Text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/options/out",schemaPath:"#/$defs/Text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.quiet !== undefined){
if(typeof data8.quiet !== "boolean"){
const err28 = {instancePath:instancePath+"/options/quiet",schemaPath:"#/properties/options/properties/quiet/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.seed !== undefined){
let data18 = data8.seed;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err29 = {instancePath:instancePath+"/options/seed",schemaPath:"#/$defs/Whole/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err30 = {instancePath:instancePath+"/options/seed",schemaPath:"#/$defs/Whole/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data8.timeout !== undefined){
let data19 = data8.timeout;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err31 = {instancePath:instancePath+"/options/timeout",schemaPath:"#/$defs/Whole/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err32 = {instancePath:instancePath+"/options/timeout",schemaPath:"#/$defs/Whole/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data8["provision-timeout"] !== undefined){
let data20 = data8["provision-timeout"];
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err33 = {instancePath:instancePath+"/options/provision-timeout",schemaPath:"#/$defs/Whole/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err34 = {instancePath:instancePath+"/options/provision-timeout",schemaPath:"#/$defs/Whole/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data8["driver-timeout"] !== undefined){
let data21 = data8["driver-timeout"];
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err35 = {instancePath:instancePath+"/options/driver-timeout",schemaPath:"#/$defs/Whole/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err36 = {instancePath:instancePath+"/options/driver-timeout",schemaPath:"#/$defs/Whole/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data8["ready-within"] !== undefined){
let data22 = data8["ready-within"];
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err37 = {instancePath:instancePath+"/options/ready-within",schemaPath:"#/$defs/Whole/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err38 = {instancePath:instancePath+"/options/ready-within",schemaPath:"#/$defs/Whole/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data8.deadline !== undefined){
let data23 = data8.deadline;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err39 = {instancePath:instancePath+"/options/deadline",schemaPath:"#/$defs/Whole/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
const err40 = {instancePath:instancePath+"/options/deadline",schemaPath:"#/$defs/Whole/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data8["max-rps"] !== undefined){
let data24 = data8["max-rps"];
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 <= 0 || isNaN(data24)){
const err41 = {instancePath:instancePath+"/options/max-rps",schemaPath:"#/properties/options/properties/max-rps/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/options/max-rps",schemaPath:"#/properties/options/properties/max-rps/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data8["max-installs"] !== undefined){
let data25 = data8["max-installs"];
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err43 = {instancePath:instancePath+"/options/max-installs",schemaPath:"#/$defs/Whole/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err44 = {instancePath:instancePath+"/options/max-installs",schemaPath:"#/$defs/Whole/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data8.cases !== undefined){
let data26 = data8.cases;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err45 = {instancePath:instancePath+"/options/cases",schemaPath:"#/$defs/Whole/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err46 = {instancePath:instancePath+"/options/cases",schemaPath:"#/$defs/Whole/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data8["read-only"] !== undefined){
if(typeof data8["read-only"] !== "boolean"){
const err47 = {instancePath:instancePath+"/options/read-only",schemaPath:"#/properties/options/properties/read-only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data8["allow-host"] !== undefined){
let data28 = data8["allow-host"];
if(Array.isArray(data28)){
if(data28.length < 1){
const err48 = {instancePath:instancePath+"/options/allow-host",schemaPath:"#/$defs/Strings/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
let data29 = data28[i3];
if(typeof data29 === "string"){
if(func1(data29) < 1){
const err49 = {instancePath:instancePath+"/options/allow-host/" + i3,schemaPath:"#/$defs/Strings/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/options/allow-host/" + i3,schemaPath:"#/$defs/Strings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/options/allow-host",schemaPath:"#/$defs/Strings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data8.browser !== undefined){
let data30 = data8.browser;
if(!(((data30 === "auto") || (data30 === "on")) || (data30 === "off"))){
const err52 = {instancePath:instancePath+"/options/browser",schemaPath:"#/properties/options/properties/browser/enum",keyword:"enum",params:{allowedValues: schema54.properties.options.properties.browser.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data8.ca !== undefined){
let data31 = data8.ca;
if(Array.isArray(data31)){
if(data31.length < 1){
const err53 = {instancePath:instancePath+"/options/ca",schemaPath:"#/$defs/Strings/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const len4 = data31.length;
for(let i4=0; i4<len4; i4++){
let data32 = data31[i4];
if(typeof data32 === "string"){
if(func1(data32) < 1){
const err54 = {instancePath:instancePath+"/options/ca/" + i4,schemaPath:"#/$defs/Strings/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/options/ca/" + i4,schemaPath:"#/$defs/Strings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/options/ca",schemaPath:"#/$defs/Strings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data8.cert !== undefined){
let data33 = data8.cert;
if(typeof data33 === "string"){
if(func1(data33) < 1){
const err57 = {instancePath:instancePath+"/options/cert",schemaPath:"#/$defs/Text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/options/cert",schemaPath:"#/$defs/Text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data8.key !== undefined){
let data34 = data8.key;
if(typeof data34 === "string"){
if(func1(data34) < 1){
const err59 = {instancePath:instancePath+"/options/key",schemaPath:"#/$defs/Text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/options/key",schemaPath:"#/$defs/Text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data8.header !== undefined){
let data35 = data8.header;
if(Array.isArray(data35)){
if(data35.length < 1){
const err61 = {instancePath:instancePath+"/options/header",schemaPath:"#/$defs/Strings/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const len5 = data35.length;
for(let i5=0; i5<len5; i5++){
let data36 = data35[i5];
if(typeof data36 === "string"){
if(func1(data36) < 1){
const err62 = {instancePath:instancePath+"/options/header/" + i5,schemaPath:"#/$defs/Strings/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/options/header/" + i5,schemaPath:"#/$defs/Strings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/options/header",schemaPath:"#/$defs/Strings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data8.listen !== undefined){
let data37 = data8.listen;
if(typeof data37 === "string"){
if(func1(data37) < 1){
const err65 = {instancePath:instancePath+"/options/listen",schemaPath:"#/$defs/Text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/options/listen",schemaPath:"#/$defs/Text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data8["callback-url"] !== undefined){
let data38 = data8["callback-url"];
if(typeof data38 === "string"){
if(!pattern16.test(data38)){
const err67 = {instancePath:instancePath+"/options/callback-url",schemaPath:"#/$defs/Url/pattern",keyword:"pattern",params:{pattern: "^[hH][tT][tT][pP][sS]?://[^/?#]"},message:"must match pattern \""+"^[hH][tT][tT][pP][sS]?://[^/?#]"+"\""};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/options/callback-url",schemaPath:"#/$defs/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data8["stand-in"] !== undefined){
let data39 = data8["stand-in"];
if(typeof data39 === "string"){
if(!pattern16.test(data39)){
const err69 = {instancePath:instancePath+"/options/stand-in",schemaPath:"#/$defs/Url/pattern",keyword:"pattern",params:{pattern: "^[hH][tT][tT][pP][sS]?://[^/?#]"},message:"must match pattern \""+"^[hH][tT][tT][pP][sS]?://[^/?#]"+"\""};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/options/stand-in",schemaPath:"#/$defs/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data8.type !== undefined){
let data40 = data8.type;
if(!(((data40 === "node") || (data40 === "play1")) || (data40 === "play2"))){
const err71 = {instancePath:instancePath+"/options/type",schemaPath:"#/properties/options/properties/type/enum",keyword:"enum",params:{allowedValues: schema54.properties.options.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data8["env-file"] !== undefined){
let data41 = data8["env-file"];
if(Array.isArray(data41)){
if(data41.length < 1){
const err72 = {instancePath:instancePath+"/options/env-file",schemaPath:"#/$defs/Strings/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
const len6 = data41.length;
for(let i6=0; i6<len6; i6++){
let data42 = data41[i6];
if(typeof data42 === "string"){
if(func1(data42) < 1){
const err73 = {instancePath:instancePath+"/options/env-file/" + i6,schemaPath:"#/$defs/Strings/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/options/env-file/" + i6,schemaPath:"#/$defs/Strings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/options/env-file",schemaPath:"#/$defs/Strings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data8["platform-dir"] !== undefined){
let data43 = data8["platform-dir"];
if(typeof data43 === "string"){
if(func1(data43) < 1){
const err76 = {instancePath:instancePath+"/options/platform-dir",schemaPath:"#/$defs/Text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/options/platform-dir",schemaPath:"#/$defs/Text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data8.profile !== undefined){
let data44 = data8.profile;
if(typeof data44 === "string"){
if(func1(data44) < 1){
const err78 = {instancePath:instancePath+"/options/profile",schemaPath:"#/$defs/Text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/options/profile",schemaPath:"#/$defs/Text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data8["max-connections"] !== undefined){
let data45 = data8["max-connections"];
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err80 = {instancePath:instancePath+"/options/max-connections",schemaPath:"#/$defs/Whole/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
const err81 = {instancePath:instancePath+"/options/max-connections",schemaPath:"#/$defs/Whole/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
if(data8.instances !== undefined){
let data46 = data8.instances;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
const err82 = {instancePath:instancePath+"/options/instances",schemaPath:"#/$defs/Whole/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 0 || isNaN(data46)){
const err83 = {instancePath:instancePath+"/options/instances",schemaPath:"#/$defs/Whole/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
if(data8.start !== undefined){
let data47 = data8.start;
if(typeof data47 === "string"){
if(func1(data47) < 1){
const err84 = {instancePath:instancePath+"/options/start",schemaPath:"#/$defs/Text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/options/start",schemaPath:"#/$defs/Text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.environments !== undefined){
if(data.manifest === undefined){
const err87 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "environments",
    missingProperty: "manifest",
    depsCount: 1,
    deps: "manifest"},message:"must have property manifest when property environments is present"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.recording = validate32;
const schema85 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://assay.example/schemas/recording.schema.json","title":"Recording","description":"What one play saw: labelled observations and the exchanges behind them, redacted.","type":"object","required":["play","observations"],"additionalProperties":false,"properties":{"play":{"type":"string"},"observations":{"type":"array","items":{"$ref":"#/$defs/Observation"}},"exchanges":{"type":"array","items":{"$ref":"#/$defs/Exchange"},"description":"Left out in a report, which keeps all exchanges in one list: observations then name their numbers there."}},"$defs":{"Observation":{"description":"What a play saw under a label that rules name: facts, and the numbers of the exchanges behind them.","type":"object","required":["label","exchanges"],"additionalProperties":false,"properties":{"label":{"type":"string","pattern":"^[a-z0-9-]+/[a-z0-9-]+$"},"exchanges":{"type":"array","items":{"type":"integer","minimum":0}},"skipped":{"$ref":"#/$defs/Skipped"},"on":{"enum":["provisioning","de-provisioning","update","sign-on","bridge","api","request-token","authorize","access-token","list","detail"],"description":"The call that was made."},"what":{"type":"string","description":"What was special about it, in words."},"credentials":{"type":"string","description":"Which credentials were sent: manifest, or the name of a wrong variant."},"addonId":{"type":"string"},"resourceId":{"type":"string"},"plan":{"$ref":"#/$defs/Plan"},"configVars":{"type":"array","items":{"type":"string"}},"isRepeatedId":{"type":"boolean","description":"The partner gave this id to another install too."},"opened":{"type":"boolean","description":"The sign-on reached the panel."},"openedBefore":{"type":"boolean","description":"A sign-on to the same resource reached the panel earlier in this play."},"why":{"type":"string","description":"Why the sign-on counts as opened or not."},"calls":{"type":"array","items":{"$ref":"#/$defs/ReceivedCall"},"description":"What the partner sent to the stand-in platform."},"isLonger":{"type":"boolean","description":"The body goes beyond what a partner has to take: a refusal is a warning."},"smallest":{"type":"boolean","description":"The smallest body that fails in the same way."},"deleted":{"type":"string","description":"What had been deleted before: own, other."},"undecided":{"type":"string","description":"Why nothing follows from it, though it was answered."},"openPanel":{"type":"boolean","description":"The panel shows the resource without a session too."},"isShell":{"type":"boolean","description":"The page is empty until its scripts run: only a browser can tell."},"setsCookie":{"type":"boolean","description":"A cookie with a value was set on the way to the panel."},"redirects":{"type":"boolean","description":"The answer to the form was a redirect."},"namesAnother":{"type":"boolean","description":"The address reached holds the id of another resource, and not its own."},"clockSkew":{"type":"number","description":"Milliseconds by which the target's Date is ahead of our clock."},"age":{"type":"string","description":"How old the form was, in words."},"reloaded":{"type":"boolean","description":"A reload in the browser still showed the panel."},"cookieFlags":{"type":"array","items":{"type":"string"},"description":"Names of cookies with their attributes."},"mistake":{"$ref":"#/$defs/Mistake"},"path":{"type":"string","description":"The path that was asked for, or what it stands for."},"signedWith":{"enum":["PLAINTEXT","HMAC-SHA1","HMAC-SHA512"]},"issued":{"$ref":"#/$defs/Issued"},"isFresh":{"type":"boolean","description":"The token was given to nobody before in this run."},"redirect":{"$ref":"#/$defs/Redirect"},"namesUser":{"type":"boolean","description":"The record holds the id of the configured user."},"echoes":{"type":"array","items":{"type":"string"},"description":"Places of the answer where the credential that was sent came back."},"pdf":{"$ref":"#/$defs/Pdf"},"providerId":{"type":"string","description":"The id of the manifest whose credentials were sent."},"config":{"type":"object","additionalProperties":{"type":"string"},"description":"The values that have to be shown."},"undeclared":{"type":"array","items":{"type":"string"},"description":"Keys that may not be shown."},"isNameKept":{"type":"boolean","description":"The add-on still has the name that it had before."},"emails":{"$ref":"#/$defs/Emails"},"sharedAddons":{"type":"integer","description":"How many add-ons stand in the lists of both providers."},"value":{"type":"string","description":"What the configuration says."},"trigger":{"$ref":"#/$defs/Trigger"},"received":{"type":"array","items":{"$ref":"#/$defs/ReceivedRequest"},"description":"What reached the stand-in partner, one for each exchange, in order."},"people":{"$ref":"#/$defs/People"},"isListed":{"$ref":"#/$defs/IsListed"},"deployment":{"$ref":"#/$defs/Deployment"},"application":{"$ref":"#/$defs/RunningApplication"},"request":{"$ref":"#/$defs/ClientRequest"},"login":{"$ref":"#/$defs/Login"},"run":{"$ref":"#/$defs/CommandRun"},"curl":{"$ref":"#/$defs/CurlComparison"}}},"Headers":{"type":"array","items":{"type":"array","prefixItems":[{"type":"string"},{"type":"string"}],"items":false,"minItems":2}},"Exchange":{"description":"One request and its answer, or the reason why there is none.","type":"object","required":["request","started","ms"],"additionalProperties":false,"properties":{"label":{"type":"string"},"request":{"type":"object","required":["method","url","headers"],"additionalProperties":false,"properties":{"method":{"type":"string"},"url":{"type":"string"},"headers":{"$ref":"#/$defs/Headers"},"body":{"type":"string"},"invalidUtf8":{"const":true}}},"response":{"type":"object","required":["status","headers","body"],"additionalProperties":false,"properties":{"status":{"type":"integer"},"statusText":{"type":"string"},"httpVersion":{"type":"string"},"headers":{"$ref":"#/$defs/Headers"},"body":{"type":"string"},"bytes":{"type":"integer","minimum":0},"invalidUtf8":{"const":true},"truncated":{"const":true},"informational":{"type":"integer"}}},"error":{"type":"object","required":["kind","message"],"additionalProperties":false,"properties":{"kind":{"type":"string"},"phase":{"type":"string"},"message":{"type":"string"}}},"started":{"type":"number"},"ms":{"type":"object","required":["total"],"additionalProperties":false,"properties":{"connect":{"type":"number"},"answer":{"type":"number"},"total":{"type":"number"}}},"remote":{"type":"object","required":["address","port"],"additionalProperties":false,"properties":{"address":{"type":"string"},"port":{"type":"integer"}}},"tls":{"type":"object","additionalProperties":{"type":["string","boolean"]}},"resent":{"const":true},"number":{"type":"integer","minimum":0,"description":"Its number in the report."},"credentials":{"type":"string","description":"Which credentials were sent: manifest, or the name of a wrong variant."}}},"Skipped":{"description":"Why it was not done.","type":"object","required":["reason","byChoice"],"additionalProperties":false,"properties":{"reason":{"type":"string"},"byChoice":{"type":"boolean"},"after":{"type":"string","description":"The requirement whose failure left nothing to stand on."},"isNotApplicable":{"const":true,"description":"There is nothing of the kind at this target."}}},"Plan":{"type":"object","required":["slug","isDefault"],"additionalProperties":false,"properties":{"slug":{"type":"string"},"isDefault":{"type":"boolean"}}},"ReceivedCall":{"type":"object","required":["method","early","credentials"],"additionalProperties":false,"properties":{"method":{"type":"string"},"path":{"type":"string"},"early":{"type":"boolean"},"credentials":{"enum":["manifest","missing","wrong"]},"status":{"type":"integer"},"isJson":{"type":"boolean"},"keys":{"type":"array","items":{"type":"string"}},"configIsStringMap":{"type":"boolean"},"undeclared":{"type":"array","items":{"type":"string"},"description":"Keys of config that the answer to provisioning did not have."},"instead":{"type":"string","description":"What was sent in place of the manifest's credentials, in words."},"retried":{"type":"boolean","description":"Refused first, and sent again with the right credentials."},"earlyBy":{"type":"number","description":"Milliseconds before the answer."}}},"Mistake":{"description":"The way of signing that the target accepted in place of the contract's.","type":"object","required":["name","sentence","mend"],"additionalProperties":false,"properties":{"name":{"type":"string"},"sentence":{"type":"string"},"mend":{"type":"string"},"risk":{"type":"string"}}},"Issued":{"description":"What of a pair of tokens the answer held.","type":"object","required":["token","secret"],"additionalProperties":false,"properties":{"token":{"type":"boolean"},"secret":{"type":"boolean"}}},"Redirect":{"description":"Where the authorize endpoint sent the browser.","type":"object","required":["isRedirect","verifier","token"],"additionalProperties":false,"properties":{"isRedirect":{"type":"boolean"},"verifier":{"type":"boolean","description":"A non-empty oauth_verifier in the query."},"token":{"type":"boolean","description":"A non-empty oauth_token in the query."},"isSameToken":{"type":"boolean","description":"The token is the one of the first step."},"isEncoded":{"type":"boolean","description":"Both are percent-encoded as a query needs it."},"returnsToCallback":{"type":"boolean","description":"Scheme, host, port, path and own query are those of oauth.callback_url."}}},"Pdf":{"description":"What was seen of a document whose bytes are not kept.","type":"object","required":["opens","ends","bytes"],"additionalProperties":false,"properties":{"opens":{"type":"boolean","description":"It opens with %PDF-."},"ends":{"type":"boolean","description":"Its last kilobyte holds %%EOF."},"bytes":{"type":"integer"}}},"Emails":{"description":"How the addresses of a detail, which are people's, relate.","type":"object","required":["isAmong"],"additionalProperties":false,"properties":{"isAmong":{"type":"boolean","description":"owner_email is among owner_emails."},"areOwners":{"type":"boolean","description":"owner_emails are those of the configured owner."}}},"Trigger":{"description":"What the platform was made to do.","type":"object","required":["kind","outcome"],"additionalProperties":false,"properties":{"kind":{"enum":["install","uninstall","sso"]},"outcome":{"enum":["done","refused"],"description":"What the driver said."},"output":{"type":"string","description":"What the driver printed."}}},"IsListed":{"description":"Whether the vendor list has the add-on.","type":"object","required":[],"additionalProperties":false,"properties":{"before":{"type":"boolean"},"after":{"type":"boolean"}}},"People":{"description":"Whether a request names the people of the configuration; left out where none is given.","type":"object","required":[],"additionalProperties":false,"properties":{"user":{"type":"boolean","description":"user_id is the configured user's."},"email":{"type":"boolean","description":"The e-mail is the configured user's."},"owner":{"type":"boolean","description":"owner_id is the configured owner's."},"ownerName":{"type":"boolean","description":"owner_name is the configured owner's."}}},"ReceivedRequest":{"description":"One request that the platform sent to the partner: what cannot be seen in its exchange.","type":"object","required":["kind","credentials"],"additionalProperties":false,"properties":{"kind":{"enum":["provision","deprovision","sso","other"],"description":"By method and declared URL."},"credentials":{"enum":["manifest","missing","wrong"]},"instead":{"type":"string","description":"What was sent in place of the manifest's credentials, in words."},"pathId":{"type":"string","description":"The path after base_url, percent-decoded once."},"isOneSegment":{"type":"boolean","description":"The path after base_url is one segment."},"bytes":{"type":"integer","description":"Of the body."},"form":{"$ref":"#/$defs/SignOnForm"}}},"SignOnForm":{"description":"A sign-on form as it arrived.","type":"object","required":["fields","isEncodedOnce","signature"],"additionalProperties":false,"properties":{"fields":{"type":"array","items":{"type":"string"},"description":"Names, each as often as it came."},"isEncodedOnce":{"type":"boolean"},"id":{"type":"string"},"navData":{"type":"string"},"signature":{"enum":["right","wrong","missing","upper-case"]},"mistake":{"$ref":"#/$defs/Mistake"},"timestamp":{"enum":["milliseconds","seconds","microseconds","none"],"description":"What kind of number it is."},"age":{"type":"number","description":"Milliseconds between the timestamp and its arrival; negative when it is ahead."}}},"Deployment":{"description":"One deployment with a health check.","type":"object","required":["variables","answers","requests","outcome","log"],"additionalProperties":false,"properties":{"variables":{"type":"object","additionalProperties":{"type":"string"},"description":"The health-check variables that were set."},"answers":{"type":"object","additionalProperties":{"type":"integer"},"description":"Path as configured, and its status; 0 for no answer. Every other path answers 404."},"requests":{"type":"array","items":{"description":"","type":"object","required":["method","path"],"additionalProperties":false,"properties":{"method":{"type":"string"},"path":{"type":"string","description":"With its query."}}}},"outcome":{"enum":["succeeded","failed"]},"log":{"type":"string"}}},"RunningApplication":{"description":"What was seen of an application that runs.","type":"object","additionalProperties":false,"properties":{"path":{"type":"string","description":"The health-check path that was asked for."},"variable":{"type":"string","description":"The variable that names the path."},"doubt":{"type":"string","description":"Why the contract does not say whether the path is asked for."},"address":{"type":"string","description":"The address that was connected to."},"port":{"type":"integer","description":"The port that was connected to."},"accepts":{"type":"boolean","description":"Whether the port took a connection."},"speaksTls":{"type":"boolean","description":"Whether the port answered a TLS handshake."},"otherPorts":{"type":"array","items":{"type":"integer"},"description":"Ports on which the application listens instead."},"ended":{"type":"string","description":"How the start command ended before the application could be reached."},"output":{"type":"string","description":"The last line that it printed then."},"waited":{"type":"number","description":"Seconds that were waited for it."},"signal":{"enum":["SIGTERM","SIGINT"],"description":"The signal that was sent."},"error":{"enum":["uncaughtException","unhandledRejection"],"description":"What was thrown inside it instead."},"isHandled":{"type":"boolean","description":"It had a handler for what was thrown."},"logs":{"type":"boolean","description":"It printed something from then on."},"endsWithin":{"type":"number","description":"Seconds until it ended after the signal or the error; left out where it did not."},"limit":{"type":"number","description":"Seconds that it had to end."},"left":{"type":"array","items":{"type":"string"},"description":"Processes that were left behind, by name."},"openRequest":{"enum":["answered","dropped","none"],"description":"What became of the request that was open at the signal; none where none could be held open."},"loops":{"type":"boolean","description":"Whether redirects led back to an address that was asked before."},"location":{"type":"string","description":"Where the redirects led in the end."}}},"ClientRequest":{"description":"One request of a client under test: what cannot be seen in its exchange.","type":"object","required":["address","step","scheme"],"additionalProperties":false,"properties":{"command":{"type":"string","description":"The command that was running, by its name in client.yaml; left out where the client was started by hand."},"address":{"enum":["main","bridge"]},"step":{"enum":["request-token","authorize","access-token","vendor","api"],"description":"What was asked for: a step of the three-step flow, the API, or something else."},"scheme":{"enum":["oauth","bearer","basic","other","none"],"description":"The kind of credentials."},"scene":{"type":"string","description":"How the three-step flow was played to the client when it was sent."},"place":{"enum":["header","form","query"],"description":"Where the OAuth parameters stood."},"parameters":{"type":"array","items":{"type":"string"},"description":"Names of the OAuth parameters."},"problems":{"type":"array","description":"What is wrong with the form of the header.","items":{"type":"object","required":["expected","got"],"additionalProperties":false,"properties":{"name":{"type":"string"},"kind":{"type":"string","description":"Which of the known mistakes it is."},"expected":{"type":"string"},"got":{"type":"string"}}}},"signature":{"enum":["right","wrong","unreadable","unknown"],"description":"Unreadable: there is none to look into. Unknown: the key or the token is not one that was handed out."},"signatureMethod":{"type":"string","description":"As named; PLAINTEXT where none is."},"says":{"type":"string","description":"What is wrong about the signature, in words."},"mistake":{"$ref":"#/$defs/Mistake"},"token":{"enum":["user","request","none","unknown"],"description":"Whose token it was signed with."},"verifier":{"enum":["right","wrong","missing","early"],"description":"Of an access-token request. Early: no user had agreed yet."},"apiToken":{"enum":["known","revoked","unknown"],"description":"Of bearer credentials."},"apiTokenIn":{"type":"array","items":{"type":"string"},"description":"Other places of the request that hold the API token."},"nonce":{"enum":["fresh","repeated","missing"],"description":"Of a request that has or needs one."},"clock":{"enum":["present","missing","milliseconds","no-number","past","future"],"description":"What the timestamp tells."},"isAccount":{"type":"boolean","description":"The credentials are those of the account, and hold."}}},"Login":{"description":"The three-step flow, as it was played to a client and as the client took it.","type":"object","required":["scene","asked","returned","exchanged","succeeded"],"additionalProperties":false,"properties":{"scene":{"type":"string","description":"What was done to the client."},"what":{"type":"string","description":"The same in words."},"hasOtherToken":{"type":"boolean","description":"The redirect did not carry the token of the first step."},"asked":{"type":"boolean","description":"A request token was asked for."},"returned":{"type":"boolean","description":"The redirect, or the error page in its place, was handed over."},"exchanged":{"type":"boolean","description":"An access-token request followed."},"succeeded":{"type":"boolean","description":"It was answered with a token."},"said":{"type":"string","description":"The last line that the command printed."}}},"CommandRun":{"description":"One command of a client under test, and how it ended.","type":"object","required":["command","status","output","requests"],"additionalProperties":false,"properties":{"command":{"type":"string","description":"Its name."},"what":{"type":"string","description":"What was special about it, in words."},"status":{"type":["integer","null"],"description":"Its exit status; null where it was ended."},"output":{"type":"string","description":"The end of what it printed."},"requests":{"type":"integer","description":"How many requests arrived meanwhile."},"ms":{"type":"number"},"isJson":{"type":"boolean","description":"Its standard output is JSON."},"fields":{"type":"array","items":{"type":"string"},"description":"Field names of that JSON."},"identifiers":{"type":"array","description":"Identifiers of API tokens that the JSON shows.","items":{"type":"object","required":["field","isPrefixed"],"additionalProperties":false,"properties":{"field":{"type":"string","description":"The field that holds it; empty where an entry is the identifier itself."},"isPrefixed":{"type":"boolean","description":"Whether it begins with api_tokens_."}}}}}},"CurlComparison":{"description":"What arrived and came out through a wrapper of curl, beside what curl itself does.","type":"object","required":["arguments","differences"],"additionalProperties":false,"properties":{"arguments":{"type":"string","description":"As they were given."},"differences":{"type":"array","items":{"type":"object","required":["what","expected","got"],"additionalProperties":false,"properties":{"what":{"type":"string"},"expected":{"type":"string"},"got":{"type":"string"}}}}}}}};
const schema86 = {"description":"What a play saw under a label that rules name: facts, and the numbers of the exchanges behind them.","type":"object","required":["label","exchanges"],"additionalProperties":false,"properties":{"label":{"type":"string","pattern":"^[a-z0-9-]+/[a-z0-9-]+$"},"exchanges":{"type":"array","items":{"type":"integer","minimum":0}},"skipped":{"$ref":"#/$defs/Skipped"},"on":{"enum":["provisioning","de-provisioning","update","sign-on","bridge","api","request-token","authorize","access-token","list","detail"],"description":"The call that was made."},"what":{"type":"string","description":"What was special about it, in words."},"credentials":{"type":"string","description":"Which credentials were sent: manifest, or the name of a wrong variant."},"addonId":{"type":"string"},"resourceId":{"type":"string"},"plan":{"$ref":"#/$defs/Plan"},"configVars":{"type":"array","items":{"type":"string"}},"isRepeatedId":{"type":"boolean","description":"The partner gave this id to another install too."},"opened":{"type":"boolean","description":"The sign-on reached the panel."},"openedBefore":{"type":"boolean","description":"A sign-on to the same resource reached the panel earlier in this play."},"why":{"type":"string","description":"Why the sign-on counts as opened or not."},"calls":{"type":"array","items":{"$ref":"#/$defs/ReceivedCall"},"description":"What the partner sent to the stand-in platform."},"isLonger":{"type":"boolean","description":"The body goes beyond what a partner has to take: a refusal is a warning."},"smallest":{"type":"boolean","description":"The smallest body that fails in the same way."},"deleted":{"type":"string","description":"What had been deleted before: own, other."},"undecided":{"type":"string","description":"Why nothing follows from it, though it was answered."},"openPanel":{"type":"boolean","description":"The panel shows the resource without a session too."},"isShell":{"type":"boolean","description":"The page is empty until its scripts run: only a browser can tell."},"setsCookie":{"type":"boolean","description":"A cookie with a value was set on the way to the panel."},"redirects":{"type":"boolean","description":"The answer to the form was a redirect."},"namesAnother":{"type":"boolean","description":"The address reached holds the id of another resource, and not its own."},"clockSkew":{"type":"number","description":"Milliseconds by which the target's Date is ahead of our clock."},"age":{"type":"string","description":"How old the form was, in words."},"reloaded":{"type":"boolean","description":"A reload in the browser still showed the panel."},"cookieFlags":{"type":"array","items":{"type":"string"},"description":"Names of cookies with their attributes."},"mistake":{"$ref":"#/$defs/Mistake"},"path":{"type":"string","description":"The path that was asked for, or what it stands for."},"signedWith":{"enum":["PLAINTEXT","HMAC-SHA1","HMAC-SHA512"]},"issued":{"$ref":"#/$defs/Issued"},"isFresh":{"type":"boolean","description":"The token was given to nobody before in this run."},"redirect":{"$ref":"#/$defs/Redirect"},"namesUser":{"type":"boolean","description":"The record holds the id of the configured user."},"echoes":{"type":"array","items":{"type":"string"},"description":"Places of the answer where the credential that was sent came back."},"pdf":{"$ref":"#/$defs/Pdf"},"providerId":{"type":"string","description":"The id of the manifest whose credentials were sent."},"config":{"type":"object","additionalProperties":{"type":"string"},"description":"The values that have to be shown."},"undeclared":{"type":"array","items":{"type":"string"},"description":"Keys that may not be shown."},"isNameKept":{"type":"boolean","description":"The add-on still has the name that it had before."},"emails":{"$ref":"#/$defs/Emails"},"sharedAddons":{"type":"integer","description":"How many add-ons stand in the lists of both providers."},"value":{"type":"string","description":"What the configuration says."},"trigger":{"$ref":"#/$defs/Trigger"},"received":{"type":"array","items":{"$ref":"#/$defs/ReceivedRequest"},"description":"What reached the stand-in partner, one for each exchange, in order."},"people":{"$ref":"#/$defs/People"},"isListed":{"$ref":"#/$defs/IsListed"},"deployment":{"$ref":"#/$defs/Deployment"},"application":{"$ref":"#/$defs/RunningApplication"},"request":{"$ref":"#/$defs/ClientRequest"},"login":{"$ref":"#/$defs/Login"},"run":{"$ref":"#/$defs/CommandRun"},"curl":{"$ref":"#/$defs/CurlComparison"}}};
const schema87 = {"description":"Why it was not done.","type":"object","required":["reason","byChoice"],"additionalProperties":false,"properties":{"reason":{"type":"string"},"byChoice":{"type":"boolean"},"after":{"type":"string","description":"The requirement whose failure left nothing to stand on."},"isNotApplicable":{"const":true,"description":"There is nothing of the kind at this target."}}};
const schema88 = {"type":"object","required":["slug","isDefault"],"additionalProperties":false,"properties":{"slug":{"type":"string"},"isDefault":{"type":"boolean"}}};
const schema89 = {"type":"object","required":["method","early","credentials"],"additionalProperties":false,"properties":{"method":{"type":"string"},"path":{"type":"string"},"early":{"type":"boolean"},"credentials":{"enum":["manifest","missing","wrong"]},"status":{"type":"integer"},"isJson":{"type":"boolean"},"keys":{"type":"array","items":{"type":"string"}},"configIsStringMap":{"type":"boolean"},"undeclared":{"type":"array","items":{"type":"string"},"description":"Keys of config that the answer to provisioning did not have."},"instead":{"type":"string","description":"What was sent in place of the manifest's credentials, in words."},"retried":{"type":"boolean","description":"Refused first, and sent again with the right credentials."},"earlyBy":{"type":"number","description":"Milliseconds before the answer."}}};
const schema90 = {"description":"The way of signing that the target accepted in place of the contract's.","type":"object","required":["name","sentence","mend"],"additionalProperties":false,"properties":{"name":{"type":"string"},"sentence":{"type":"string"},"mend":{"type":"string"},"risk":{"type":"string"}}};
const schema91 = {"description":"What of a pair of tokens the answer held.","type":"object","required":["token","secret"],"additionalProperties":false,"properties":{"token":{"type":"boolean"},"secret":{"type":"boolean"}}};
const schema92 = {"description":"Where the authorize endpoint sent the browser.","type":"object","required":["isRedirect","verifier","token"],"additionalProperties":false,"properties":{"isRedirect":{"type":"boolean"},"verifier":{"type":"boolean","description":"A non-empty oauth_verifier in the query."},"token":{"type":"boolean","description":"A non-empty oauth_token in the query."},"isSameToken":{"type":"boolean","description":"The token is the one of the first step."},"isEncoded":{"type":"boolean","description":"Both are percent-encoded as a query needs it."},"returnsToCallback":{"type":"boolean","description":"Scheme, host, port, path and own query are those of oauth.callback_url."}}};
const schema93 = {"description":"What was seen of a document whose bytes are not kept.","type":"object","required":["opens","ends","bytes"],"additionalProperties":false,"properties":{"opens":{"type":"boolean","description":"It opens with %PDF-."},"ends":{"type":"boolean","description":"Its last kilobyte holds %%EOF."},"bytes":{"type":"integer"}}};
const schema94 = {"description":"How the addresses of a detail, which are people's, relate.","type":"object","required":["isAmong"],"additionalProperties":false,"properties":{"isAmong":{"type":"boolean","description":"owner_email is among owner_emails."},"areOwners":{"type":"boolean","description":"owner_emails are those of the configured owner."}}};
const schema95 = {"description":"What the platform was made to do.","type":"object","required":["kind","outcome"],"additionalProperties":false,"properties":{"kind":{"enum":["install","uninstall","sso"]},"outcome":{"enum":["done","refused"],"description":"What the driver said."},"output":{"type":"string","description":"What the driver printed."}}};
const schema99 = {"description":"Whether a request names the people of the configuration; left out where none is given.","type":"object","required":[],"additionalProperties":false,"properties":{"user":{"type":"boolean","description":"user_id is the configured user's."},"email":{"type":"boolean","description":"The e-mail is the configured user's."},"owner":{"type":"boolean","description":"owner_id is the configured owner's."},"ownerName":{"type":"boolean","description":"owner_name is the configured owner's."}}};
const schema100 = {"description":"Whether the vendor list has the add-on.","type":"object","required":[],"additionalProperties":false,"properties":{"before":{"type":"boolean"},"after":{"type":"boolean"}}};
const schema101 = {"description":"One deployment with a health check.","type":"object","required":["variables","answers","requests","outcome","log"],"additionalProperties":false,"properties":{"variables":{"type":"object","additionalProperties":{"type":"string"},"description":"The health-check variables that were set."},"answers":{"type":"object","additionalProperties":{"type":"integer"},"description":"Path as configured, and its status; 0 for no answer. Every other path answers 404."},"requests":{"type":"array","items":{"description":"","type":"object","required":["method","path"],"additionalProperties":false,"properties":{"method":{"type":"string"},"path":{"type":"string","description":"With its query."}}}},"outcome":{"enum":["succeeded","failed"]},"log":{"type":"string"}}};
const schema102 = {"description":"What was seen of an application that runs.","type":"object","additionalProperties":false,"properties":{"path":{"type":"string","description":"The health-check path that was asked for."},"variable":{"type":"string","description":"The variable that names the path."},"doubt":{"type":"string","description":"Why the contract does not say whether the path is asked for."},"address":{"type":"string","description":"The address that was connected to."},"port":{"type":"integer","description":"The port that was connected to."},"accepts":{"type":"boolean","description":"Whether the port took a connection."},"speaksTls":{"type":"boolean","description":"Whether the port answered a TLS handshake."},"otherPorts":{"type":"array","items":{"type":"integer"},"description":"Ports on which the application listens instead."},"ended":{"type":"string","description":"How the start command ended before the application could be reached."},"output":{"type":"string","description":"The last line that it printed then."},"waited":{"type":"number","description":"Seconds that were waited for it."},"signal":{"enum":["SIGTERM","SIGINT"],"description":"The signal that was sent."},"error":{"enum":["uncaughtException","unhandledRejection"],"description":"What was thrown inside it instead."},"isHandled":{"type":"boolean","description":"It had a handler for what was thrown."},"logs":{"type":"boolean","description":"It printed something from then on."},"endsWithin":{"type":"number","description":"Seconds until it ended after the signal or the error; left out where it did not."},"limit":{"type":"number","description":"Seconds that it had to end."},"left":{"type":"array","items":{"type":"string"},"description":"Processes that were left behind, by name."},"openRequest":{"enum":["answered","dropped","none"],"description":"What became of the request that was open at the signal; none where none could be held open."},"loops":{"type":"boolean","description":"Whether redirects led back to an address that was asked before."},"location":{"type":"string","description":"Where the redirects led in the end."}}};
const schema105 = {"description":"The three-step flow, as it was played to a client and as the client took it.","type":"object","required":["scene","asked","returned","exchanged","succeeded"],"additionalProperties":false,"properties":{"scene":{"type":"string","description":"What was done to the client."},"what":{"type":"string","description":"The same in words."},"hasOtherToken":{"type":"boolean","description":"The redirect did not carry the token of the first step."},"asked":{"type":"boolean","description":"A request token was asked for."},"returned":{"type":"boolean","description":"The redirect, or the error page in its place, was handed over."},"exchanged":{"type":"boolean","description":"An access-token request followed."},"succeeded":{"type":"boolean","description":"It was answered with a token."},"said":{"type":"string","description":"The last line that the command printed."}}};
const schema106 = {"description":"One command of a client under test, and how it ended.","type":"object","required":["command","status","output","requests"],"additionalProperties":false,"properties":{"command":{"type":"string","description":"Its name."},"what":{"type":"string","description":"What was special about it, in words."},"status":{"type":["integer","null"],"description":"Its exit status; null where it was ended."},"output":{"type":"string","description":"The end of what it printed."},"requests":{"type":"integer","description":"How many requests arrived meanwhile."},"ms":{"type":"number"},"isJson":{"type":"boolean","description":"Its standard output is JSON."},"fields":{"type":"array","items":{"type":"string"},"description":"Field names of that JSON."},"identifiers":{"type":"array","description":"Identifiers of API tokens that the JSON shows.","items":{"type":"object","required":["field","isPrefixed"],"additionalProperties":false,"properties":{"field":{"type":"string","description":"The field that holds it; empty where an entry is the identifier itself."},"isPrefixed":{"type":"boolean","description":"Whether it begins with api_tokens_."}}}}}};
const schema107 = {"description":"What arrived and came out through a wrapper of curl, beside what curl itself does.","type":"object","required":["arguments","differences"],"additionalProperties":false,"properties":{"arguments":{"type":"string","description":"As they were given."},"differences":{"type":"array","items":{"type":"object","required":["what","expected","got"],"additionalProperties":false,"properties":{"what":{"type":"string"},"expected":{"type":"string"},"got":{"type":"string"}}}}}};
const pattern25 = new RegExp("^[a-z0-9-]+/[a-z0-9-]+$", "u");
const schema96 = {"description":"One request that the platform sent to the partner: what cannot be seen in its exchange.","type":"object","required":["kind","credentials"],"additionalProperties":false,"properties":{"kind":{"enum":["provision","deprovision","sso","other"],"description":"By method and declared URL."},"credentials":{"enum":["manifest","missing","wrong"]},"instead":{"type":"string","description":"What was sent in place of the manifest's credentials, in words."},"pathId":{"type":"string","description":"The path after base_url, percent-decoded once."},"isOneSegment":{"type":"boolean","description":"The path after base_url is one segment."},"bytes":{"type":"integer","description":"Of the body."},"form":{"$ref":"#/$defs/SignOnForm"}}};
const schema97 = {"description":"A sign-on form as it arrived.","type":"object","required":["fields","isEncodedOnce","signature"],"additionalProperties":false,"properties":{"fields":{"type":"array","items":{"type":"string"},"description":"Names, each as often as it came."},"isEncodedOnce":{"type":"boolean"},"id":{"type":"string"},"navData":{"type":"string"},"signature":{"enum":["right","wrong","missing","upper-case"]},"mistake":{"$ref":"#/$defs/Mistake"},"timestamp":{"enum":["milliseconds","seconds","microseconds","none"],"description":"What kind of number it is."},"age":{"type":"number","description":"Milliseconds between the timestamp and its arrival; negative when it is ahead."}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.isEncodedOnce === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isEncodedOnce"},message:"must have required property '"+"isEncodedOnce"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.signature === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signature"},message:"must have required property '"+"signature"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "fields") || (key0 === "isEncodedOnce")) || (key0 === "id")) || (key0 === "navData")) || (key0 === "signature")) || (key0 === "mistake")) || (key0 === "timestamp")) || (key0 === "age"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.fields !== undefined){
let data0 = data.fields;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err4 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.isEncodedOnce !== undefined){
if(typeof data.isEncodedOnce !== "boolean"){
const err6 = {instancePath:instancePath+"/isEncodedOnce",schemaPath:"#/properties/isEncodedOnce/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.navData !== undefined){
if(typeof data.navData !== "string"){
const err8 = {instancePath:instancePath+"/navData",schemaPath:"#/properties/navData/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.signature !== undefined){
let data5 = data.signature;
if(!((((data5 === "right") || (data5 === "wrong")) || (data5 === "missing")) || (data5 === "upper-case"))){
const err9 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/enum",keyword:"enum",params:{allowedValues: schema97.properties.signature.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.mistake !== undefined){
let data6 = data.mistake;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name === undefined){
const err10 = {instancePath:instancePath+"/mistake",schemaPath:"#/$defs/Mistake/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6.sentence === undefined){
const err11 = {instancePath:instancePath+"/mistake",schemaPath:"#/$defs/Mistake/required",keyword:"required",params:{missingProperty: "sentence"},message:"must have required property '"+"sentence"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6.mend === undefined){
const err12 = {instancePath:instancePath+"/mistake",schemaPath:"#/$defs/Mistake/required",keyword:"required",params:{missingProperty: "mend"},message:"must have required property '"+"mend"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data6){
if(!((((key1 === "name") || (key1 === "sentence")) || (key1 === "mend")) || (key1 === "risk"))){
const err13 = {instancePath:instancePath+"/mistake",schemaPath:"#/$defs/Mistake/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
const err14 = {instancePath:instancePath+"/mistake/name",schemaPath:"#/$defs/Mistake/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.sentence !== undefined){
if(typeof data6.sentence !== "string"){
const err15 = {instancePath:instancePath+"/mistake/sentence",schemaPath:"#/$defs/Mistake/properties/sentence/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.mend !== undefined){
if(typeof data6.mend !== "string"){
const err16 = {instancePath:instancePath+"/mistake/mend",schemaPath:"#/$defs/Mistake/properties/mend/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.risk !== undefined){
if(typeof data6.risk !== "string"){
const err17 = {instancePath:instancePath+"/mistake/risk",schemaPath:"#/$defs/Mistake/properties/risk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/mistake",schemaPath:"#/$defs/Mistake/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data11 = data.timestamp;
if(!((((data11 === "milliseconds") || (data11 === "seconds")) || (data11 === "microseconds")) || (data11 === "none"))){
const err19 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/enum",keyword:"enum",params:{allowedValues: schema97.properties.timestamp.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.age !== undefined){
let data12 = data.age;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err20 = {instancePath:instancePath+"/age",schemaPath:"#/properties/age/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.credentials === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credentials"},message:"must have required property '"+"credentials"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "credentials")) || (key0 === "instead")) || (key0 === "pathId")) || (key0 === "isOneSegment")) || (key0 === "bytes")) || (key0 === "form"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((((data0 === "provision") || (data0 === "deprovision")) || (data0 === "sso")) || (data0 === "other"))){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema96.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.credentials !== undefined){
let data1 = data.credentials;
if(!(((data1 === "manifest") || (data1 === "missing")) || (data1 === "wrong"))){
const err4 = {instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/enum",keyword:"enum",params:{allowedValues: schema96.properties.credentials.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.instead !== undefined){
if(typeof data.instead !== "string"){
const err5 = {instancePath:instancePath+"/instead",schemaPath:"#/properties/instead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.pathId !== undefined){
if(typeof data.pathId !== "string"){
const err6 = {instancePath:instancePath+"/pathId",schemaPath:"#/properties/pathId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.isOneSegment !== undefined){
if(typeof data.isOneSegment !== "boolean"){
const err7 = {instancePath:instancePath+"/isOneSegment",schemaPath:"#/properties/isOneSegment/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.bytes !== undefined){
let data5 = data.bytes;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.form !== undefined){
if(!(validate35(data.form, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema103 = {"description":"One request of a client under test: what cannot be seen in its exchange.","type":"object","required":["address","step","scheme"],"additionalProperties":false,"properties":{"command":{"type":"string","description":"The command that was running, by its name in client.yaml; left out where the client was started by hand."},"address":{"enum":["main","bridge"]},"step":{"enum":["request-token","authorize","access-token","vendor","api"],"description":"What was asked for: a step of the three-step flow, the API, or something else."},"scheme":{"enum":["oauth","bearer","basic","other","none"],"description":"The kind of credentials."},"scene":{"type":"string","description":"How the three-step flow was played to the client when it was sent."},"place":{"enum":["header","form","query"],"description":"Where the OAuth parameters stood."},"parameters":{"type":"array","items":{"type":"string"},"description":"Names of the OAuth parameters."},"problems":{"type":"array","description":"What is wrong with the form of the header.","items":{"type":"object","required":["expected","got"],"additionalProperties":false,"properties":{"name":{"type":"string"},"kind":{"type":"string","description":"Which of the known mistakes it is."},"expected":{"type":"string"},"got":{"type":"string"}}}},"signature":{"enum":["right","wrong","unreadable","unknown"],"description":"Unreadable: there is none to look into. Unknown: the key or the token is not one that was handed out."},"signatureMethod":{"type":"string","description":"As named; PLAINTEXT where none is."},"says":{"type":"string","description":"What is wrong about the signature, in words."},"mistake":{"$ref":"#/$defs/Mistake"},"token":{"enum":["user","request","none","unknown"],"description":"Whose token it was signed with."},"verifier":{"enum":["right","wrong","missing","early"],"description":"Of an access-token request. Early: no user had agreed yet."},"apiToken":{"enum":["known","revoked","unknown"],"description":"Of bearer credentials."},"apiTokenIn":{"type":"array","items":{"type":"string"},"description":"Other places of the request that hold the API token."},"nonce":{"enum":["fresh","repeated","missing"],"description":"Of a request that has or needs one."},"clock":{"enum":["present","missing","milliseconds","no-number","past","future"],"description":"What the timestamp tells."},"isAccount":{"type":"boolean","description":"The credentials are those of the account, and hold."}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.step === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "step"},message:"must have required property '"+"step"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.scheme === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scheme"},message:"must have required property '"+"scheme"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func4.call(schema103.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.command !== undefined){
if(typeof data.command !== "string"){
const err4 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.address !== undefined){
let data1 = data.address;
if(!((data1 === "main") || (data1 === "bridge"))){
const err5 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/enum",keyword:"enum",params:{allowedValues: schema103.properties.address.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.step !== undefined){
let data2 = data.step;
if(!(((((data2 === "request-token") || (data2 === "authorize")) || (data2 === "access-token")) || (data2 === "vendor")) || (data2 === "api"))){
const err6 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/enum",keyword:"enum",params:{allowedValues: schema103.properties.step.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.scheme !== undefined){
let data3 = data.scheme;
if(!(((((data3 === "oauth") || (data3 === "bearer")) || (data3 === "basic")) || (data3 === "other")) || (data3 === "none"))){
const err7 = {instancePath:instancePath+"/scheme",schemaPath:"#/properties/scheme/enum",keyword:"enum",params:{allowedValues: schema103.properties.scheme.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.scene !== undefined){
if(typeof data.scene !== "string"){
const err8 = {instancePath:instancePath+"/scene",schemaPath:"#/properties/scene/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.place !== undefined){
let data5 = data.place;
if(!(((data5 === "header") || (data5 === "form")) || (data5 === "query"))){
const err9 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/enum",keyword:"enum",params:{allowedValues: schema103.properties.place.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.parameters !== undefined){
let data6 = data.parameters;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
const err10 = {instancePath:instancePath+"/parameters/" + i0,schemaPath:"#/properties/parameters/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.problems !== undefined){
let data8 = data.problems;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.expected === undefined){
const err12 = {instancePath:instancePath+"/problems/" + i1,schemaPath:"#/properties/problems/items/required",keyword:"required",params:{missingProperty: "expected"},message:"must have required property '"+"expected"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data9.got === undefined){
const err13 = {instancePath:instancePath+"/problems/" + i1,schemaPath:"#/properties/problems/items/required",keyword:"required",params:{missingProperty: "got"},message:"must have required property '"+"got"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data9){
if(!((((key1 === "name") || (key1 === "kind")) || (key1 === "expected")) || (key1 === "got"))){
const err14 = {instancePath:instancePath+"/problems/" + i1,schemaPath:"#/properties/problems/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data9.name !== undefined){
if(typeof data9.name !== "string"){
const err15 = {instancePath:instancePath+"/problems/" + i1+"/name",schemaPath:"#/properties/problems/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data9.kind !== undefined){
if(typeof data9.kind !== "string"){
const err16 = {instancePath:instancePath+"/problems/" + i1+"/kind",schemaPath:"#/properties/problems/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data9.expected !== undefined){
if(typeof data9.expected !== "string"){
const err17 = {instancePath:instancePath+"/problems/" + i1+"/expected",schemaPath:"#/properties/problems/items/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data9.got !== undefined){
if(typeof data9.got !== "string"){
const err18 = {instancePath:instancePath+"/problems/" + i1+"/got",schemaPath:"#/properties/problems/items/properties/got/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/problems/" + i1,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.signature !== undefined){
let data14 = data.signature;
if(!((((data14 === "right") || (data14 === "wrong")) || (data14 === "unreadable")) || (data14 === "unknown"))){
const err21 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/enum",keyword:"enum",params:{allowedValues: schema103.properties.signature.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.signatureMethod !== undefined){
if(typeof data.signatureMethod !== "string"){
const err22 = {instancePath:instancePath+"/signatureMethod",schemaPath:"#/properties/signatureMethod/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.says !== undefined){
if(typeof data.says !== "string"){
const err23 = {instancePath:instancePath+"/says",schemaPath:"#/properties/says/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.mistake !== undefined){
let data17 = data.mistake;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.name === undefined){
const err24 = {instancePath:instancePath+"/mistake",schemaPath:"#/$defs/Mistake/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data17.sentence === undefined){
const err25 = {instancePath:instancePath+"/mistake",schemaPath:"#/$defs/Mistake/required",keyword:"required",params:{missingProperty: "sentence"},message:"must have required property '"+"sentence"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data17.mend === undefined){
const err26 = {instancePath:instancePath+"/mistake",schemaPath:"#/$defs/Mistake/required",keyword:"required",params:{missingProperty: "mend"},message:"must have required property '"+"mend"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 in data17){
if(!((((key2 === "name") || (key2 === "sentence")) || (key2 === "mend")) || (key2 === "risk"))){
const err27 = {instancePath:instancePath+"/mistake",schemaPath:"#/$defs/Mistake/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data17.name !== undefined){
if(typeof data17.name !== "string"){
const err28 = {instancePath:instancePath+"/mistake/name",schemaPath:"#/$defs/Mistake/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data17.sentence !== undefined){
if(typeof data17.sentence !== "string"){
const err29 = {instancePath:instancePath+"/mistake/sentence",schemaPath:"#/$defs/Mistake/properties/sentence/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data17.mend !== undefined){
if(typeof data17.mend !== "string"){
const err30 = {instancePath:instancePath+"/mistake/mend",schemaPath:"#/$defs/Mistake/properties/mend/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data17.risk !== undefined){
if(typeof data17.risk !== "string"){
const err31 = {instancePath:instancePath+"/mistake/risk",schemaPath:"#/$defs/Mistake/properties/risk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/mistake",schemaPath:"#/$defs/Mistake/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.token !== undefined){
let data22 = data.token;
if(!((((data22 === "user") || (data22 === "request")) || (data22 === "none")) || (data22 === "unknown"))){
const err33 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/enum",keyword:"enum",params:{allowedValues: schema103.properties.token.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.verifier !== undefined){
let data23 = data.verifier;
if(!((((data23 === "right") || (data23 === "wrong")) || (data23 === "missing")) || (data23 === "early"))){
const err34 = {instancePath:instancePath+"/verifier",schemaPath:"#/properties/verifier/enum",keyword:"enum",params:{allowedValues: schema103.properties.verifier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.apiToken !== undefined){
let data24 = data.apiToken;
if(!(((data24 === "known") || (data24 === "revoked")) || (data24 === "unknown"))){
const err35 = {instancePath:instancePath+"/apiToken",schemaPath:"#/properties/apiToken/enum",keyword:"enum",params:{allowedValues: schema103.properties.apiToken.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.apiTokenIn !== undefined){
let data25 = data.apiTokenIn;
if(Array.isArray(data25)){
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
if(typeof data25[i2] !== "string"){
const err36 = {instancePath:instancePath+"/apiTokenIn/" + i2,schemaPath:"#/properties/apiTokenIn/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/apiTokenIn",schemaPath:"#/properties/apiTokenIn/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.nonce !== undefined){
let data27 = data.nonce;
if(!(((data27 === "fresh") || (data27 === "repeated")) || (data27 === "missing"))){
const err38 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/enum",keyword:"enum",params:{allowedValues: schema103.properties.nonce.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.clock !== undefined){
let data28 = data.clock;
if(!((((((data28 === "present") || (data28 === "missing")) || (data28 === "milliseconds")) || (data28 === "no-number")) || (data28 === "past")) || (data28 === "future"))){
const err39 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/enum",keyword:"enum",params:{allowedValues: schema103.properties.clock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.isAccount !== undefined){
if(typeof data.isAccount !== "boolean"){
const err40 = {instancePath:instancePath+"/isAccount",schemaPath:"#/properties/isAccount/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.exchanges === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exchanges"},message:"must have required property '"+"exchanges"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func4.call(schema86.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(!pattern25.test(data0)){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+/[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+/[a-z0-9-]+$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.exchanges !== undefined){
let data1 = data.exchanges;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/exchanges/" + i0,schemaPath:"#/properties/exchanges/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/exchanges/" + i0,schemaPath:"#/properties/exchanges/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.skipped !== undefined){
let data3 = data.skipped;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.reason === undefined){
const err8 = {instancePath:instancePath+"/skipped",schemaPath:"#/$defs/Skipped/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.byChoice === undefined){
const err9 = {instancePath:instancePath+"/skipped",schemaPath:"#/$defs/Skipped/required",keyword:"required",params:{missingProperty: "byChoice"},message:"must have required property '"+"byChoice"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data3){
if(!((((key1 === "reason") || (key1 === "byChoice")) || (key1 === "after")) || (key1 === "isNotApplicable"))){
const err10 = {instancePath:instancePath+"/skipped",schemaPath:"#/$defs/Skipped/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.reason !== undefined){
if(typeof data3.reason !== "string"){
const err11 = {instancePath:instancePath+"/skipped/reason",schemaPath:"#/$defs/Skipped/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.byChoice !== undefined){
if(typeof data3.byChoice !== "boolean"){
const err12 = {instancePath:instancePath+"/skipped/byChoice",schemaPath:"#/$defs/Skipped/properties/byChoice/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.after !== undefined){
if(typeof data3.after !== "string"){
const err13 = {instancePath:instancePath+"/skipped/after",schemaPath:"#/$defs/Skipped/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.isNotApplicable !== undefined){
if(true !== data3.isNotApplicable){
const err14 = {instancePath:instancePath+"/skipped/isNotApplicable",schemaPath:"#/$defs/Skipped/properties/isNotApplicable/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/skipped",schemaPath:"#/$defs/Skipped/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.on !== undefined){
let data8 = data.on;
if(!(((((((((((data8 === "provisioning") || (data8 === "de-provisioning")) || (data8 === "update")) || (data8 === "sign-on")) || (data8 === "bridge")) || (data8 === "api")) || (data8 === "request-token")) || (data8 === "authorize")) || (data8 === "access-token")) || (data8 === "list")) || (data8 === "detail"))){
const err16 = {instancePath:instancePath+"/on",schemaPath:"#/properties/on/enum",keyword:"enum",params:{allowedValues: schema86.properties.on.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.what !== undefined){
if(typeof data.what !== "string"){
const err17 = {instancePath:instancePath+"/what",schemaPath:"#/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.credentials !== undefined){
if(typeof data.credentials !== "string"){
const err18 = {instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.addonId !== undefined){
if(typeof data.addonId !== "string"){
const err19 = {instancePath:instancePath+"/addonId",schemaPath:"#/properties/addonId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.resourceId !== undefined){
if(typeof data.resourceId !== "string"){
const err20 = {instancePath:instancePath+"/resourceId",schemaPath:"#/properties/resourceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.plan !== undefined){
let data13 = data.plan;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.slug === undefined){
const err21 = {instancePath:instancePath+"/plan",schemaPath:"#/$defs/Plan/required",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data13.isDefault === undefined){
const err22 = {instancePath:instancePath+"/plan",schemaPath:"#/$defs/Plan/required",keyword:"required",params:{missingProperty: "isDefault"},message:"must have required property '"+"isDefault"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key2 in data13){
if(!((key2 === "slug") || (key2 === "isDefault"))){
const err23 = {instancePath:instancePath+"/plan",schemaPath:"#/$defs/Plan/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data13.slug !== undefined){
if(typeof data13.slug !== "string"){
const err24 = {instancePath:instancePath+"/plan/slug",schemaPath:"#/$defs/Plan/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data13.isDefault !== undefined){
if(typeof data13.isDefault !== "boolean"){
const err25 = {instancePath:instancePath+"/plan/isDefault",schemaPath:"#/$defs/Plan/properties/isDefault/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/plan",schemaPath:"#/$defs/Plan/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.configVars !== undefined){
let data16 = data.configVars;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(typeof data16[i1] !== "string"){
const err27 = {instancePath:instancePath+"/configVars/" + i1,schemaPath:"#/properties/configVars/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/configVars",schemaPath:"#/properties/configVars/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.isRepeatedId !== undefined){
if(typeof data.isRepeatedId !== "boolean"){
const err29 = {instancePath:instancePath+"/isRepeatedId",schemaPath:"#/properties/isRepeatedId/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.opened !== undefined){
if(typeof data.opened !== "boolean"){
const err30 = {instancePath:instancePath+"/opened",schemaPath:"#/properties/opened/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.openedBefore !== undefined){
if(typeof data.openedBefore !== "boolean"){
const err31 = {instancePath:instancePath+"/openedBefore",schemaPath:"#/properties/openedBefore/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.why !== undefined){
if(typeof data.why !== "string"){
const err32 = {instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.calls !== undefined){
let data22 = data.calls;
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.method === undefined){
const err33 = {instancePath:instancePath+"/calls/" + i2,schemaPath:"#/$defs/ReceivedCall/required",keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data23.early === undefined){
const err34 = {instancePath:instancePath+"/calls/" + i2,schemaPath:"#/$defs/ReceivedCall/required",keyword:"required",params:{missingProperty: "early"},message:"must have required property '"+"early"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data23.credentials === undefined){
const err35 = {instancePath:instancePath+"/calls/" + i2,schemaPath:"#/$defs/ReceivedCall/required",keyword:"required",params:{missingProperty: "credentials"},message:"must have required property '"+"credentials"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key3 in data23){
if(!(func4.call(schema89.properties, key3))){
const err36 = {instancePath:instancePath+"/calls/" + i2,schemaPath:"#/$defs/ReceivedCall/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data23.method !== undefined){
if(typeof data23.method !== "string"){
const err37 = {instancePath:instancePath+"/calls/" + i2+"/method",schemaPath:"#/$defs/ReceivedCall/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data23.path !== undefined){
if(typeof data23.path !== "string"){
const err38 = {instancePath:instancePath+"/calls/" + i2+"/path",schemaPath:"#/$defs/ReceivedCall/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data23.early !== undefined){
if(typeof data23.early !== "boolean"){
const err39 = {instancePath:instancePath+"/calls/" + i2+"/early",schemaPath:"#/$defs/ReceivedCall/properties/early/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data23.credentials !== undefined){
let data27 = data23.credentials;
if(!(((data27 === "manifest") || (data27 === "missing")) || (data27 === "wrong"))){
const err40 = {instancePath:instancePath+"/calls/" + i2+"/credentials",schemaPath:"#/$defs/ReceivedCall/properties/credentials/enum",keyword:"enum",params:{allowedValues: schema89.properties.credentials.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data23.status !== undefined){
let data28 = data23.status;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err41 = {instancePath:instancePath+"/calls/" + i2+"/status",schemaPath:"#/$defs/ReceivedCall/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data23.isJson !== undefined){
if(typeof data23.isJson !== "boolean"){
const err42 = {instancePath:instancePath+"/calls/" + i2+"/isJson",schemaPath:"#/$defs/ReceivedCall/properties/isJson/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data23.keys !== undefined){
let data30 = data23.keys;
if(Array.isArray(data30)){
const len3 = data30.length;
for(let i3=0; i3<len3; i3++){
if(typeof data30[i3] !== "string"){
const err43 = {instancePath:instancePath+"/calls/" + i2+"/keys/" + i3,schemaPath:"#/$defs/ReceivedCall/properties/keys/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/calls/" + i2+"/keys",schemaPath:"#/$defs/ReceivedCall/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data23.configIsStringMap !== undefined){
if(typeof data23.configIsStringMap !== "boolean"){
const err45 = {instancePath:instancePath+"/calls/" + i2+"/configIsStringMap",schemaPath:"#/$defs/ReceivedCall/properties/configIsStringMap/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data23.undeclared !== undefined){
let data33 = data23.undeclared;
if(Array.isArray(data33)){
const len4 = data33.length;
for(let i4=0; i4<len4; i4++){
if(typeof data33[i4] !== "string"){
const err46 = {instancePath:instancePath+"/calls/" + i2+"/undeclared/" + i4,schemaPath:"#/$defs/ReceivedCall/properties/undeclared/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/calls/" + i2+"/undeclared",schemaPath:"#/$defs/ReceivedCall/properties/undeclared/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data23.instead !== undefined){
if(typeof data23.instead !== "string"){
const err48 = {instancePath:instancePath+"/calls/" + i2+"/instead",schemaPath:"#/$defs/ReceivedCall/properties/instead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data23.retried !== undefined){
if(typeof data23.retried !== "boolean"){
const err49 = {instancePath:instancePath+"/calls/" + i2+"/retried",schemaPath:"#/$defs/ReceivedCall/properties/retried/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data23.earlyBy !== undefined){
let data37 = data23.earlyBy;
if(!((typeof data37 == "number") && (isFinite(data37)))){
const err50 = {instancePath:instancePath+"/calls/" + i2+"/earlyBy",schemaPath:"#/$defs/ReceivedCall/properties/earlyBy/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/calls/" + i2,schemaPath:"#/$defs/ReceivedCall/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.isLonger !== undefined){
if(typeof data.isLonger !== "boolean"){
const err53 = {instancePath:instancePath+"/isLonger",schemaPath:"#/properties/isLonger/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.smallest !== undefined){
if(typeof data.smallest !== "boolean"){
const err54 = {instancePath:instancePath+"/smallest",schemaPath:"#/properties/smallest/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.deleted !== undefined){
if(typeof data.deleted !== "string"){
const err55 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.undecided !== undefined){
if(typeof data.undecided !== "string"){
const err56 = {instancePath:instancePath+"/undecided",schemaPath:"#/properties/undecided/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.openPanel !== undefined){
if(typeof data.openPanel !== "boolean"){
const err57 = {instancePath:instancePath+"/openPanel",schemaPath:"#/properties/openPanel/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.isShell !== undefined){
if(typeof data.isShell !== "boolean"){
const err58 = {instancePath:instancePath+"/isShell",schemaPath:"#/properties/isShell/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.setsCookie !== undefined){
if(typeof data.setsCookie !== "boolean"){
const err59 = {instancePath:instancePath+"/setsCookie",schemaPath:"#/properties/setsCookie/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.redirects !== undefined){
if(typeof data.redirects !== "boolean"){
const err60 = {instancePath:instancePath+"/redirects",schemaPath:"#/properties/redirects/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.namesAnother !== undefined){
if(typeof data.namesAnother !== "boolean"){
const err61 = {instancePath:instancePath+"/namesAnother",schemaPath:"#/properties/namesAnother/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.clockSkew !== undefined){
let data47 = data.clockSkew;
if(!((typeof data47 == "number") && (isFinite(data47)))){
const err62 = {instancePath:instancePath+"/clockSkew",schemaPath:"#/properties/clockSkew/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.age !== undefined){
if(typeof data.age !== "string"){
const err63 = {instancePath:instancePath+"/age",schemaPath:"#/properties/age/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.reloaded !== undefined){
if(typeof data.reloaded !== "boolean"){
const err64 = {instancePath:instancePath+"/reloaded",schemaPath:"#/properties/reloaded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.cookieFlags !== undefined){
let data50 = data.cookieFlags;
if(Array.isArray(data50)){
const len5 = data50.length;
for(let i5=0; i5<len5; i5++){
if(typeof data50[i5] !== "string"){
const err65 = {instancePath:instancePath+"/cookieFlags/" + i5,schemaPath:"#/properties/cookieFlags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/cookieFlags",schemaPath:"#/properties/cookieFlags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.mistake !== undefined){
let data52 = data.mistake;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.name === undefined){
const err67 = {instancePath:instancePath+"/mistake",schemaPath:"#/$defs/Mistake/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data52.sentence === undefined){
const err68 = {instancePath:instancePath+"/mistake",schemaPath:"#/$defs/Mistake/required",keyword:"required",params:{missingProperty: "sentence"},message:"must have required property '"+"sentence"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data52.mend === undefined){
const err69 = {instancePath:instancePath+"/mistake",schemaPath:"#/$defs/Mistake/required",keyword:"required",params:{missingProperty: "mend"},message:"must have required property '"+"mend"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
for(const key4 in data52){
if(!((((key4 === "name") || (key4 === "sentence")) || (key4 === "mend")) || (key4 === "risk"))){
const err70 = {instancePath:instancePath+"/mistake",schemaPath:"#/$defs/Mistake/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data52.name !== undefined){
if(typeof data52.name !== "string"){
const err71 = {instancePath:instancePath+"/mistake/name",schemaPath:"#/$defs/Mistake/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data52.sentence !== undefined){
if(typeof data52.sentence !== "string"){
const err72 = {instancePath:instancePath+"/mistake/sentence",schemaPath:"#/$defs/Mistake/properties/sentence/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data52.mend !== undefined){
if(typeof data52.mend !== "string"){
const err73 = {instancePath:instancePath+"/mistake/mend",schemaPath:"#/$defs/Mistake/properties/mend/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data52.risk !== undefined){
if(typeof data52.risk !== "string"){
const err74 = {instancePath:instancePath+"/mistake/risk",schemaPath:"#/$defs/Mistake/properties/risk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/mistake",schemaPath:"#/$defs/Mistake/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err76 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.signedWith !== undefined){
let data58 = data.signedWith;
if(!(((data58 === "PLAINTEXT") || (data58 === "HMAC-SHA1")) || (data58 === "HMAC-SHA512"))){
const err77 = {instancePath:instancePath+"/signedWith",schemaPath:"#/properties/signedWith/enum",keyword:"enum",params:{allowedValues: schema86.properties.signedWith.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.issued !== undefined){
let data59 = data.issued;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.token === undefined){
const err78 = {instancePath:instancePath+"/issued",schemaPath:"#/$defs/Issued/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data59.secret === undefined){
const err79 = {instancePath:instancePath+"/issued",schemaPath:"#/$defs/Issued/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
for(const key5 in data59){
if(!((key5 === "token") || (key5 === "secret"))){
const err80 = {instancePath:instancePath+"/issued",schemaPath:"#/$defs/Issued/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data59.token !== undefined){
if(typeof data59.token !== "boolean"){
const err81 = {instancePath:instancePath+"/issued/token",schemaPath:"#/$defs/Issued/properties/token/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data59.secret !== undefined){
if(typeof data59.secret !== "boolean"){
const err82 = {instancePath:instancePath+"/issued/secret",schemaPath:"#/$defs/Issued/properties/secret/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/issued",schemaPath:"#/$defs/Issued/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.isFresh !== undefined){
if(typeof data.isFresh !== "boolean"){
const err84 = {instancePath:instancePath+"/isFresh",schemaPath:"#/properties/isFresh/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.redirect !== undefined){
let data63 = data.redirect;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
if(data63.isRedirect === undefined){
const err85 = {instancePath:instancePath+"/redirect",schemaPath:"#/$defs/Redirect/required",keyword:"required",params:{missingProperty: "isRedirect"},message:"must have required property '"+"isRedirect"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data63.verifier === undefined){
const err86 = {instancePath:instancePath+"/redirect",schemaPath:"#/$defs/Redirect/required",keyword:"required",params:{missingProperty: "verifier"},message:"must have required property '"+"verifier"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data63.token === undefined){
const err87 = {instancePath:instancePath+"/redirect",schemaPath:"#/$defs/Redirect/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
for(const key6 in data63){
if(!((((((key6 === "isRedirect") || (key6 === "verifier")) || (key6 === "token")) || (key6 === "isSameToken")) || (key6 === "isEncoded")) || (key6 === "returnsToCallback"))){
const err88 = {instancePath:instancePath+"/redirect",schemaPath:"#/$defs/Redirect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data63.isRedirect !== undefined){
if(typeof data63.isRedirect !== "boolean"){
const err89 = {instancePath:instancePath+"/redirect/isRedirect",schemaPath:"#/$defs/Redirect/properties/isRedirect/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data63.verifier !== undefined){
if(typeof data63.verifier !== "boolean"){
const err90 = {instancePath:instancePath+"/redirect/verifier",schemaPath:"#/$defs/Redirect/properties/verifier/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data63.token !== undefined){
if(typeof data63.token !== "boolean"){
const err91 = {instancePath:instancePath+"/redirect/token",schemaPath:"#/$defs/Redirect/properties/token/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data63.isSameToken !== undefined){
if(typeof data63.isSameToken !== "boolean"){
const err92 = {instancePath:instancePath+"/redirect/isSameToken",schemaPath:"#/$defs/Redirect/properties/isSameToken/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data63.isEncoded !== undefined){
if(typeof data63.isEncoded !== "boolean"){
const err93 = {instancePath:instancePath+"/redirect/isEncoded",schemaPath:"#/$defs/Redirect/properties/isEncoded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data63.returnsToCallback !== undefined){
if(typeof data63.returnsToCallback !== "boolean"){
const err94 = {instancePath:instancePath+"/redirect/returnsToCallback",schemaPath:"#/$defs/Redirect/properties/returnsToCallback/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/redirect",schemaPath:"#/$defs/Redirect/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.namesUser !== undefined){
if(typeof data.namesUser !== "boolean"){
const err96 = {instancePath:instancePath+"/namesUser",schemaPath:"#/properties/namesUser/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data.echoes !== undefined){
let data71 = data.echoes;
if(Array.isArray(data71)){
const len6 = data71.length;
for(let i6=0; i6<len6; i6++){
if(typeof data71[i6] !== "string"){
const err97 = {instancePath:instancePath+"/echoes/" + i6,schemaPath:"#/properties/echoes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/echoes",schemaPath:"#/properties/echoes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.pdf !== undefined){
let data73 = data.pdf;
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
if(data73.opens === undefined){
const err99 = {instancePath:instancePath+"/pdf",schemaPath:"#/$defs/Pdf/required",keyword:"required",params:{missingProperty: "opens"},message:"must have required property '"+"opens"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data73.ends === undefined){
const err100 = {instancePath:instancePath+"/pdf",schemaPath:"#/$defs/Pdf/required",keyword:"required",params:{missingProperty: "ends"},message:"must have required property '"+"ends"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data73.bytes === undefined){
const err101 = {instancePath:instancePath+"/pdf",schemaPath:"#/$defs/Pdf/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
for(const key7 in data73){
if(!(((key7 === "opens") || (key7 === "ends")) || (key7 === "bytes"))){
const err102 = {instancePath:instancePath+"/pdf",schemaPath:"#/$defs/Pdf/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data73.opens !== undefined){
if(typeof data73.opens !== "boolean"){
const err103 = {instancePath:instancePath+"/pdf/opens",schemaPath:"#/$defs/Pdf/properties/opens/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data73.ends !== undefined){
if(typeof data73.ends !== "boolean"){
const err104 = {instancePath:instancePath+"/pdf/ends",schemaPath:"#/$defs/Pdf/properties/ends/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data73.bytes !== undefined){
let data76 = data73.bytes;
if(!(((typeof data76 == "number") && (!(data76 % 1) && !isNaN(data76))) && (isFinite(data76)))){
const err105 = {instancePath:instancePath+"/pdf/bytes",schemaPath:"#/$defs/Pdf/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/pdf",schemaPath:"#/$defs/Pdf/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data.providerId !== undefined){
if(typeof data.providerId !== "string"){
const err107 = {instancePath:instancePath+"/providerId",schemaPath:"#/properties/providerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.config !== undefined){
let data78 = data.config;
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
for(const key8 in data78){
if(typeof data78[key8] !== "string"){
const err108 = {instancePath:instancePath+"/config/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/config/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
else {
const err109 = {instancePath:instancePath+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data.undeclared !== undefined){
let data80 = data.undeclared;
if(Array.isArray(data80)){
const len7 = data80.length;
for(let i7=0; i7<len7; i7++){
if(typeof data80[i7] !== "string"){
const err110 = {instancePath:instancePath+"/undeclared/" + i7,schemaPath:"#/properties/undeclared/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/undeclared",schemaPath:"#/properties/undeclared/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data.isNameKept !== undefined){
if(typeof data.isNameKept !== "boolean"){
const err112 = {instancePath:instancePath+"/isNameKept",schemaPath:"#/properties/isNameKept/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data.emails !== undefined){
let data83 = data.emails;
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
if(data83.isAmong === undefined){
const err113 = {instancePath:instancePath+"/emails",schemaPath:"#/$defs/Emails/required",keyword:"required",params:{missingProperty: "isAmong"},message:"must have required property '"+"isAmong"+"'"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
for(const key9 in data83){
if(!((key9 === "isAmong") || (key9 === "areOwners"))){
const err114 = {instancePath:instancePath+"/emails",schemaPath:"#/$defs/Emails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data83.isAmong !== undefined){
if(typeof data83.isAmong !== "boolean"){
const err115 = {instancePath:instancePath+"/emails/isAmong",schemaPath:"#/$defs/Emails/properties/isAmong/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data83.areOwners !== undefined){
if(typeof data83.areOwners !== "boolean"){
const err116 = {instancePath:instancePath+"/emails/areOwners",schemaPath:"#/$defs/Emails/properties/areOwners/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/emails",schemaPath:"#/$defs/Emails/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.sharedAddons !== undefined){
let data86 = data.sharedAddons;
if(!(((typeof data86 == "number") && (!(data86 % 1) && !isNaN(data86))) && (isFinite(data86)))){
const err118 = {instancePath:instancePath+"/sharedAddons",schemaPath:"#/properties/sharedAddons/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err119 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data.trigger !== undefined){
let data88 = data.trigger;
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
if(data88.kind === undefined){
const err120 = {instancePath:instancePath+"/trigger",schemaPath:"#/$defs/Trigger/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data88.outcome === undefined){
const err121 = {instancePath:instancePath+"/trigger",schemaPath:"#/$defs/Trigger/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
for(const key10 in data88){
if(!(((key10 === "kind") || (key10 === "outcome")) || (key10 === "output"))){
const err122 = {instancePath:instancePath+"/trigger",schemaPath:"#/$defs/Trigger/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data88.kind !== undefined){
let data89 = data88.kind;
if(!(((data89 === "install") || (data89 === "uninstall")) || (data89 === "sso"))){
const err123 = {instancePath:instancePath+"/trigger/kind",schemaPath:"#/$defs/Trigger/properties/kind/enum",keyword:"enum",params:{allowedValues: schema95.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data88.outcome !== undefined){
let data90 = data88.outcome;
if(!((data90 === "done") || (data90 === "refused"))){
const err124 = {instancePath:instancePath+"/trigger/outcome",schemaPath:"#/$defs/Trigger/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema95.properties.outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data88.output !== undefined){
if(typeof data88.output !== "string"){
const err125 = {instancePath:instancePath+"/trigger/output",schemaPath:"#/$defs/Trigger/properties/output/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath:instancePath+"/trigger",schemaPath:"#/$defs/Trigger/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data.received !== undefined){
let data92 = data.received;
if(Array.isArray(data92)){
const len8 = data92.length;
for(let i8=0; i8<len8; i8++){
if(!(validate34(data92[i8], {instancePath:instancePath+"/received/" + i8,parentData:data92,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err127 = {instancePath:instancePath+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data.people !== undefined){
let data94 = data.people;
if(data94 && typeof data94 == "object" && !Array.isArray(data94)){
for(const key11 in data94){
if(!((((key11 === "user") || (key11 === "email")) || (key11 === "owner")) || (key11 === "ownerName"))){
const err128 = {instancePath:instancePath+"/people",schemaPath:"#/$defs/People/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data94.user !== undefined){
if(typeof data94.user !== "boolean"){
const err129 = {instancePath:instancePath+"/people/user",schemaPath:"#/$defs/People/properties/user/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data94.email !== undefined){
if(typeof data94.email !== "boolean"){
const err130 = {instancePath:instancePath+"/people/email",schemaPath:"#/$defs/People/properties/email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data94.owner !== undefined){
if(typeof data94.owner !== "boolean"){
const err131 = {instancePath:instancePath+"/people/owner",schemaPath:"#/$defs/People/properties/owner/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data94.ownerName !== undefined){
if(typeof data94.ownerName !== "boolean"){
const err132 = {instancePath:instancePath+"/people/ownerName",schemaPath:"#/$defs/People/properties/ownerName/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
else {
const err133 = {instancePath:instancePath+"/people",schemaPath:"#/$defs/People/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data.isListed !== undefined){
let data99 = data.isListed;
if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
for(const key12 in data99){
if(!((key12 === "before") || (key12 === "after"))){
const err134 = {instancePath:instancePath+"/isListed",schemaPath:"#/$defs/IsListed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data99.before !== undefined){
if(typeof data99.before !== "boolean"){
const err135 = {instancePath:instancePath+"/isListed/before",schemaPath:"#/$defs/IsListed/properties/before/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data99.after !== undefined){
if(typeof data99.after !== "boolean"){
const err136 = {instancePath:instancePath+"/isListed/after",schemaPath:"#/$defs/IsListed/properties/after/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
else {
const err137 = {instancePath:instancePath+"/isListed",schemaPath:"#/$defs/IsListed/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data.deployment !== undefined){
let data102 = data.deployment;
if(data102 && typeof data102 == "object" && !Array.isArray(data102)){
if(data102.variables === undefined){
const err138 = {instancePath:instancePath+"/deployment",schemaPath:"#/$defs/Deployment/required",keyword:"required",params:{missingProperty: "variables"},message:"must have required property '"+"variables"+"'"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(data102.answers === undefined){
const err139 = {instancePath:instancePath+"/deployment",schemaPath:"#/$defs/Deployment/required",keyword:"required",params:{missingProperty: "answers"},message:"must have required property '"+"answers"+"'"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data102.requests === undefined){
const err140 = {instancePath:instancePath+"/deployment",schemaPath:"#/$defs/Deployment/required",keyword:"required",params:{missingProperty: "requests"},message:"must have required property '"+"requests"+"'"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(data102.outcome === undefined){
const err141 = {instancePath:instancePath+"/deployment",schemaPath:"#/$defs/Deployment/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(data102.log === undefined){
const err142 = {instancePath:instancePath+"/deployment",schemaPath:"#/$defs/Deployment/required",keyword:"required",params:{missingProperty: "log"},message:"must have required property '"+"log"+"'"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
for(const key13 in data102){
if(!(((((key13 === "variables") || (key13 === "answers")) || (key13 === "requests")) || (key13 === "outcome")) || (key13 === "log"))){
const err143 = {instancePath:instancePath+"/deployment",schemaPath:"#/$defs/Deployment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data102.variables !== undefined){
let data103 = data102.variables;
if(data103 && typeof data103 == "object" && !Array.isArray(data103)){
for(const key14 in data103){
if(typeof data103[key14] !== "string"){
const err144 = {instancePath:instancePath+"/deployment/variables/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Deployment/properties/variables/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
else {
const err145 = {instancePath:instancePath+"/deployment/variables",schemaPath:"#/$defs/Deployment/properties/variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data102.answers !== undefined){
let data105 = data102.answers;
if(data105 && typeof data105 == "object" && !Array.isArray(data105)){
for(const key15 in data105){
let data106 = data105[key15];
if(!(((typeof data106 == "number") && (!(data106 % 1) && !isNaN(data106))) && (isFinite(data106)))){
const err146 = {instancePath:instancePath+"/deployment/answers/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Deployment/properties/answers/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
}
else {
const err147 = {instancePath:instancePath+"/deployment/answers",schemaPath:"#/$defs/Deployment/properties/answers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data102.requests !== undefined){
let data107 = data102.requests;
if(Array.isArray(data107)){
const len9 = data107.length;
for(let i9=0; i9<len9; i9++){
let data108 = data107[i9];
if(data108 && typeof data108 == "object" && !Array.isArray(data108)){
if(data108.method === undefined){
const err148 = {instancePath:instancePath+"/deployment/requests/" + i9,schemaPath:"#/$defs/Deployment/properties/requests/items/required",keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(data108.path === undefined){
const err149 = {instancePath:instancePath+"/deployment/requests/" + i9,schemaPath:"#/$defs/Deployment/properties/requests/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
for(const key16 in data108){
if(!((key16 === "method") || (key16 === "path"))){
const err150 = {instancePath:instancePath+"/deployment/requests/" + i9,schemaPath:"#/$defs/Deployment/properties/requests/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data108.method !== undefined){
if(typeof data108.method !== "string"){
const err151 = {instancePath:instancePath+"/deployment/requests/" + i9+"/method",schemaPath:"#/$defs/Deployment/properties/requests/items/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data108.path !== undefined){
if(typeof data108.path !== "string"){
const err152 = {instancePath:instancePath+"/deployment/requests/" + i9+"/path",schemaPath:"#/$defs/Deployment/properties/requests/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
else {
const err153 = {instancePath:instancePath+"/deployment/requests/" + i9,schemaPath:"#/$defs/Deployment/properties/requests/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
else {
const err154 = {instancePath:instancePath+"/deployment/requests",schemaPath:"#/$defs/Deployment/properties/requests/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data102.outcome !== undefined){
let data111 = data102.outcome;
if(!((data111 === "succeeded") || (data111 === "failed"))){
const err155 = {instancePath:instancePath+"/deployment/outcome",schemaPath:"#/$defs/Deployment/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema101.properties.outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data102.log !== undefined){
if(typeof data102.log !== "string"){
const err156 = {instancePath:instancePath+"/deployment/log",schemaPath:"#/$defs/Deployment/properties/log/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
}
else {
const err157 = {instancePath:instancePath+"/deployment",schemaPath:"#/$defs/Deployment/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data.application !== undefined){
let data113 = data.application;
if(data113 && typeof data113 == "object" && !Array.isArray(data113)){
for(const key17 in data113){
if(!(func4.call(schema102.properties, key17))){
const err158 = {instancePath:instancePath+"/application",schemaPath:"#/$defs/RunningApplication/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data113.path !== undefined){
if(typeof data113.path !== "string"){
const err159 = {instancePath:instancePath+"/application/path",schemaPath:"#/$defs/RunningApplication/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data113.variable !== undefined){
if(typeof data113.variable !== "string"){
const err160 = {instancePath:instancePath+"/application/variable",schemaPath:"#/$defs/RunningApplication/properties/variable/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data113.doubt !== undefined){
if(typeof data113.doubt !== "string"){
const err161 = {instancePath:instancePath+"/application/doubt",schemaPath:"#/$defs/RunningApplication/properties/doubt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data113.address !== undefined){
if(typeof data113.address !== "string"){
const err162 = {instancePath:instancePath+"/application/address",schemaPath:"#/$defs/RunningApplication/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data113.port !== undefined){
let data118 = data113.port;
if(!(((typeof data118 == "number") && (!(data118 % 1) && !isNaN(data118))) && (isFinite(data118)))){
const err163 = {instancePath:instancePath+"/application/port",schemaPath:"#/$defs/RunningApplication/properties/port/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data113.accepts !== undefined){
if(typeof data113.accepts !== "boolean"){
const err164 = {instancePath:instancePath+"/application/accepts",schemaPath:"#/$defs/RunningApplication/properties/accepts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data113.speaksTls !== undefined){
if(typeof data113.speaksTls !== "boolean"){
const err165 = {instancePath:instancePath+"/application/speaksTls",schemaPath:"#/$defs/RunningApplication/properties/speaksTls/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data113.otherPorts !== undefined){
let data121 = data113.otherPorts;
if(Array.isArray(data121)){
const len10 = data121.length;
for(let i10=0; i10<len10; i10++){
let data122 = data121[i10];
if(!(((typeof data122 == "number") && (!(data122 % 1) && !isNaN(data122))) && (isFinite(data122)))){
const err166 = {instancePath:instancePath+"/application/otherPorts/" + i10,schemaPath:"#/$defs/RunningApplication/properties/otherPorts/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
}
else {
const err167 = {instancePath:instancePath+"/application/otherPorts",schemaPath:"#/$defs/RunningApplication/properties/otherPorts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data113.ended !== undefined){
if(typeof data113.ended !== "string"){
const err168 = {instancePath:instancePath+"/application/ended",schemaPath:"#/$defs/RunningApplication/properties/ended/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data113.output !== undefined){
if(typeof data113.output !== "string"){
const err169 = {instancePath:instancePath+"/application/output",schemaPath:"#/$defs/RunningApplication/properties/output/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data113.waited !== undefined){
let data125 = data113.waited;
if(!((typeof data125 == "number") && (isFinite(data125)))){
const err170 = {instancePath:instancePath+"/application/waited",schemaPath:"#/$defs/RunningApplication/properties/waited/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data113.signal !== undefined){
let data126 = data113.signal;
if(!((data126 === "SIGTERM") || (data126 === "SIGINT"))){
const err171 = {instancePath:instancePath+"/application/signal",schemaPath:"#/$defs/RunningApplication/properties/signal/enum",keyword:"enum",params:{allowedValues: schema102.properties.signal.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data113.error !== undefined){
let data127 = data113.error;
if(!((data127 === "uncaughtException") || (data127 === "unhandledRejection"))){
const err172 = {instancePath:instancePath+"/application/error",schemaPath:"#/$defs/RunningApplication/properties/error/enum",keyword:"enum",params:{allowedValues: schema102.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data113.isHandled !== undefined){
if(typeof data113.isHandled !== "boolean"){
const err173 = {instancePath:instancePath+"/application/isHandled",schemaPath:"#/$defs/RunningApplication/properties/isHandled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
if(data113.logs !== undefined){
if(typeof data113.logs !== "boolean"){
const err174 = {instancePath:instancePath+"/application/logs",schemaPath:"#/$defs/RunningApplication/properties/logs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data113.endsWithin !== undefined){
let data130 = data113.endsWithin;
if(!((typeof data130 == "number") && (isFinite(data130)))){
const err175 = {instancePath:instancePath+"/application/endsWithin",schemaPath:"#/$defs/RunningApplication/properties/endsWithin/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data113.limit !== undefined){
let data131 = data113.limit;
if(!((typeof data131 == "number") && (isFinite(data131)))){
const err176 = {instancePath:instancePath+"/application/limit",schemaPath:"#/$defs/RunningApplication/properties/limit/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data113.left !== undefined){
let data132 = data113.left;
if(Array.isArray(data132)){
const len11 = data132.length;
for(let i11=0; i11<len11; i11++){
if(typeof data132[i11] !== "string"){
const err177 = {instancePath:instancePath+"/application/left/" + i11,schemaPath:"#/$defs/RunningApplication/properties/left/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
}
else {
const err178 = {instancePath:instancePath+"/application/left",schemaPath:"#/$defs/RunningApplication/properties/left/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data113.openRequest !== undefined){
let data134 = data113.openRequest;
if(!(((data134 === "answered") || (data134 === "dropped")) || (data134 === "none"))){
const err179 = {instancePath:instancePath+"/application/openRequest",schemaPath:"#/$defs/RunningApplication/properties/openRequest/enum",keyword:"enum",params:{allowedValues: schema102.properties.openRequest.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data113.loops !== undefined){
if(typeof data113.loops !== "boolean"){
const err180 = {instancePath:instancePath+"/application/loops",schemaPath:"#/$defs/RunningApplication/properties/loops/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data113.location !== undefined){
if(typeof data113.location !== "string"){
const err181 = {instancePath:instancePath+"/application/location",schemaPath:"#/$defs/RunningApplication/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
else {
const err182 = {instancePath:instancePath+"/application",schemaPath:"#/$defs/RunningApplication/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data.request !== undefined){
if(!(validate38(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.login !== undefined){
let data138 = data.login;
if(data138 && typeof data138 == "object" && !Array.isArray(data138)){
if(data138.scene === undefined){
const err183 = {instancePath:instancePath+"/login",schemaPath:"#/$defs/Login/required",keyword:"required",params:{missingProperty: "scene"},message:"must have required property '"+"scene"+"'"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if(data138.asked === undefined){
const err184 = {instancePath:instancePath+"/login",schemaPath:"#/$defs/Login/required",keyword:"required",params:{missingProperty: "asked"},message:"must have required property '"+"asked"+"'"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if(data138.returned === undefined){
const err185 = {instancePath:instancePath+"/login",schemaPath:"#/$defs/Login/required",keyword:"required",params:{missingProperty: "returned"},message:"must have required property '"+"returned"+"'"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(data138.exchanged === undefined){
const err186 = {instancePath:instancePath+"/login",schemaPath:"#/$defs/Login/required",keyword:"required",params:{missingProperty: "exchanged"},message:"must have required property '"+"exchanged"+"'"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if(data138.succeeded === undefined){
const err187 = {instancePath:instancePath+"/login",schemaPath:"#/$defs/Login/required",keyword:"required",params:{missingProperty: "succeeded"},message:"must have required property '"+"succeeded"+"'"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
for(const key18 in data138){
if(!((((((((key18 === "scene") || (key18 === "what")) || (key18 === "hasOtherToken")) || (key18 === "asked")) || (key18 === "returned")) || (key18 === "exchanged")) || (key18 === "succeeded")) || (key18 === "said"))){
const err188 = {instancePath:instancePath+"/login",schemaPath:"#/$defs/Login/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data138.scene !== undefined){
if(typeof data138.scene !== "string"){
const err189 = {instancePath:instancePath+"/login/scene",schemaPath:"#/$defs/Login/properties/scene/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data138.what !== undefined){
if(typeof data138.what !== "string"){
const err190 = {instancePath:instancePath+"/login/what",schemaPath:"#/$defs/Login/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data138.hasOtherToken !== undefined){
if(typeof data138.hasOtherToken !== "boolean"){
const err191 = {instancePath:instancePath+"/login/hasOtherToken",schemaPath:"#/$defs/Login/properties/hasOtherToken/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
if(data138.asked !== undefined){
if(typeof data138.asked !== "boolean"){
const err192 = {instancePath:instancePath+"/login/asked",schemaPath:"#/$defs/Login/properties/asked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data138.returned !== undefined){
if(typeof data138.returned !== "boolean"){
const err193 = {instancePath:instancePath+"/login/returned",schemaPath:"#/$defs/Login/properties/returned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
if(data138.exchanged !== undefined){
if(typeof data138.exchanged !== "boolean"){
const err194 = {instancePath:instancePath+"/login/exchanged",schemaPath:"#/$defs/Login/properties/exchanged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data138.succeeded !== undefined){
if(typeof data138.succeeded !== "boolean"){
const err195 = {instancePath:instancePath+"/login/succeeded",schemaPath:"#/$defs/Login/properties/succeeded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
if(data138.said !== undefined){
if(typeof data138.said !== "string"){
const err196 = {instancePath:instancePath+"/login/said",schemaPath:"#/$defs/Login/properties/said/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
}
else {
const err197 = {instancePath:instancePath+"/login",schemaPath:"#/$defs/Login/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data.run !== undefined){
let data147 = data.run;
if(data147 && typeof data147 == "object" && !Array.isArray(data147)){
if(data147.command === undefined){
const err198 = {instancePath:instancePath+"/run",schemaPath:"#/$defs/CommandRun/required",keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if(data147.status === undefined){
const err199 = {instancePath:instancePath+"/run",schemaPath:"#/$defs/CommandRun/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
if(data147.output === undefined){
const err200 = {instancePath:instancePath+"/run",schemaPath:"#/$defs/CommandRun/required",keyword:"required",params:{missingProperty: "output"},message:"must have required property '"+"output"+"'"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
if(data147.requests === undefined){
const err201 = {instancePath:instancePath+"/run",schemaPath:"#/$defs/CommandRun/required",keyword:"required",params:{missingProperty: "requests"},message:"must have required property '"+"requests"+"'"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
for(const key19 in data147){
if(!(func4.call(schema106.properties, key19))){
const err202 = {instancePath:instancePath+"/run",schemaPath:"#/$defs/CommandRun/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data147.command !== undefined){
if(typeof data147.command !== "string"){
const err203 = {instancePath:instancePath+"/run/command",schemaPath:"#/$defs/CommandRun/properties/command/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
if(data147.what !== undefined){
if(typeof data147.what !== "string"){
const err204 = {instancePath:instancePath+"/run/what",schemaPath:"#/$defs/CommandRun/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
if(data147.status !== undefined){
let data150 = data147.status;
if((!(((typeof data150 == "number") && (!(data150 % 1) && !isNaN(data150))) && (isFinite(data150)))) && (data150 !== null)){
const err205 = {instancePath:instancePath+"/run/status",schemaPath:"#/$defs/CommandRun/properties/status/type",keyword:"type",params:{type: schema106.properties.status.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
if(data147.output !== undefined){
if(typeof data147.output !== "string"){
const err206 = {instancePath:instancePath+"/run/output",schemaPath:"#/$defs/CommandRun/properties/output/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
if(data147.requests !== undefined){
let data152 = data147.requests;
if(!(((typeof data152 == "number") && (!(data152 % 1) && !isNaN(data152))) && (isFinite(data152)))){
const err207 = {instancePath:instancePath+"/run/requests",schemaPath:"#/$defs/CommandRun/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data147.ms !== undefined){
let data153 = data147.ms;
if(!((typeof data153 == "number") && (isFinite(data153)))){
const err208 = {instancePath:instancePath+"/run/ms",schemaPath:"#/$defs/CommandRun/properties/ms/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
if(data147.isJson !== undefined){
if(typeof data147.isJson !== "boolean"){
const err209 = {instancePath:instancePath+"/run/isJson",schemaPath:"#/$defs/CommandRun/properties/isJson/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
if(data147.fields !== undefined){
let data155 = data147.fields;
if(Array.isArray(data155)){
const len12 = data155.length;
for(let i12=0; i12<len12; i12++){
if(typeof data155[i12] !== "string"){
const err210 = {instancePath:instancePath+"/run/fields/" + i12,schemaPath:"#/$defs/CommandRun/properties/fields/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
}
else {
const err211 = {instancePath:instancePath+"/run/fields",schemaPath:"#/$defs/CommandRun/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
if(data147.identifiers !== undefined){
let data157 = data147.identifiers;
if(Array.isArray(data157)){
const len13 = data157.length;
for(let i13=0; i13<len13; i13++){
let data158 = data157[i13];
if(data158 && typeof data158 == "object" && !Array.isArray(data158)){
if(data158.field === undefined){
const err212 = {instancePath:instancePath+"/run/identifiers/" + i13,schemaPath:"#/$defs/CommandRun/properties/identifiers/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
if(data158.isPrefixed === undefined){
const err213 = {instancePath:instancePath+"/run/identifiers/" + i13,schemaPath:"#/$defs/CommandRun/properties/identifiers/items/required",keyword:"required",params:{missingProperty: "isPrefixed"},message:"must have required property '"+"isPrefixed"+"'"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
for(const key20 in data158){
if(!((key20 === "field") || (key20 === "isPrefixed"))){
const err214 = {instancePath:instancePath+"/run/identifiers/" + i13,schemaPath:"#/$defs/CommandRun/properties/identifiers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
if(data158.field !== undefined){
if(typeof data158.field !== "string"){
const err215 = {instancePath:instancePath+"/run/identifiers/" + i13+"/field",schemaPath:"#/$defs/CommandRun/properties/identifiers/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
if(data158.isPrefixed !== undefined){
if(typeof data158.isPrefixed !== "boolean"){
const err216 = {instancePath:instancePath+"/run/identifiers/" + i13+"/isPrefixed",schemaPath:"#/$defs/CommandRun/properties/identifiers/items/properties/isPrefixed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
}
else {
const err217 = {instancePath:instancePath+"/run/identifiers/" + i13,schemaPath:"#/$defs/CommandRun/properties/identifiers/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
}
else {
const err218 = {instancePath:instancePath+"/run/identifiers",schemaPath:"#/$defs/CommandRun/properties/identifiers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
}
else {
const err219 = {instancePath:instancePath+"/run",schemaPath:"#/$defs/CommandRun/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
if(data.curl !== undefined){
let data161 = data.curl;
if(data161 && typeof data161 == "object" && !Array.isArray(data161)){
if(data161.arguments === undefined){
const err220 = {instancePath:instancePath+"/curl",schemaPath:"#/$defs/CurlComparison/required",keyword:"required",params:{missingProperty: "arguments"},message:"must have required property '"+"arguments"+"'"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
if(data161.differences === undefined){
const err221 = {instancePath:instancePath+"/curl",schemaPath:"#/$defs/CurlComparison/required",keyword:"required",params:{missingProperty: "differences"},message:"must have required property '"+"differences"+"'"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
for(const key21 in data161){
if(!((key21 === "arguments") || (key21 === "differences"))){
const err222 = {instancePath:instancePath+"/curl",schemaPath:"#/$defs/CurlComparison/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
if(data161.arguments !== undefined){
if(typeof data161.arguments !== "string"){
const err223 = {instancePath:instancePath+"/curl/arguments",schemaPath:"#/$defs/CurlComparison/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
if(data161.differences !== undefined){
let data163 = data161.differences;
if(Array.isArray(data163)){
const len14 = data163.length;
for(let i14=0; i14<len14; i14++){
let data164 = data163[i14];
if(data164 && typeof data164 == "object" && !Array.isArray(data164)){
if(data164.what === undefined){
const err224 = {instancePath:instancePath+"/curl/differences/" + i14,schemaPath:"#/$defs/CurlComparison/properties/differences/items/required",keyword:"required",params:{missingProperty: "what"},message:"must have required property '"+"what"+"'"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
if(data164.expected === undefined){
const err225 = {instancePath:instancePath+"/curl/differences/" + i14,schemaPath:"#/$defs/CurlComparison/properties/differences/items/required",keyword:"required",params:{missingProperty: "expected"},message:"must have required property '"+"expected"+"'"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
if(data164.got === undefined){
const err226 = {instancePath:instancePath+"/curl/differences/" + i14,schemaPath:"#/$defs/CurlComparison/properties/differences/items/required",keyword:"required",params:{missingProperty: "got"},message:"must have required property '"+"got"+"'"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
for(const key22 in data164){
if(!(((key22 === "what") || (key22 === "expected")) || (key22 === "got"))){
const err227 = {instancePath:instancePath+"/curl/differences/" + i14,schemaPath:"#/$defs/CurlComparison/properties/differences/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
if(data164.what !== undefined){
if(typeof data164.what !== "string"){
const err228 = {instancePath:instancePath+"/curl/differences/" + i14+"/what",schemaPath:"#/$defs/CurlComparison/properties/differences/items/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
if(data164.expected !== undefined){
if(typeof data164.expected !== "string"){
const err229 = {instancePath:instancePath+"/curl/differences/" + i14+"/expected",schemaPath:"#/$defs/CurlComparison/properties/differences/items/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
if(data164.got !== undefined){
if(typeof data164.got !== "string"){
const err230 = {instancePath:instancePath+"/curl/differences/" + i14+"/got",schemaPath:"#/$defs/CurlComparison/properties/differences/items/properties/got/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
}
else {
const err231 = {instancePath:instancePath+"/curl/differences/" + i14,schemaPath:"#/$defs/CurlComparison/properties/differences/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
}
else {
const err232 = {instancePath:instancePath+"/curl/differences",schemaPath:"#/$defs/CurlComparison/properties/differences/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
}
else {
const err233 = {instancePath:instancePath+"/curl",schemaPath:"#/$defs/CurlComparison/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
}
else {
const err234 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema108 = {"description":"One request and its answer, or the reason why there is none.","type":"object","required":["request","started","ms"],"additionalProperties":false,"properties":{"label":{"type":"string"},"request":{"type":"object","required":["method","url","headers"],"additionalProperties":false,"properties":{"method":{"type":"string"},"url":{"type":"string"},"headers":{"$ref":"#/$defs/Headers"},"body":{"type":"string"},"invalidUtf8":{"const":true}}},"response":{"type":"object","required":["status","headers","body"],"additionalProperties":false,"properties":{"status":{"type":"integer"},"statusText":{"type":"string"},"httpVersion":{"type":"string"},"headers":{"$ref":"#/$defs/Headers"},"body":{"type":"string"},"bytes":{"type":"integer","minimum":0},"invalidUtf8":{"const":true},"truncated":{"const":true},"informational":{"type":"integer"}}},"error":{"type":"object","required":["kind","message"],"additionalProperties":false,"properties":{"kind":{"type":"string"},"phase":{"type":"string"},"message":{"type":"string"}}},"started":{"type":"number"},"ms":{"type":"object","required":["total"],"additionalProperties":false,"properties":{"connect":{"type":"number"},"answer":{"type":"number"},"total":{"type":"number"}}},"remote":{"type":"object","required":["address","port"],"additionalProperties":false,"properties":{"address":{"type":"string"},"port":{"type":"integer"}}},"tls":{"type":"object","additionalProperties":{"type":["string","boolean"]}},"resent":{"const":true},"number":{"type":"integer","minimum":0,"description":"Its number in the report."},"credentials":{"type":"string","description":"Which credentials were sent: manifest, or the name of a wrong variant."}}};
const schema109 = {"type":"array","items":{"type":"array","prefixItems":[{"type":"string"},{"type":"string"}],"items":false,"minItems":2}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.request === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.started === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "started"},message:"must have required property '"+"started"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ms === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ms"},message:"must have required property '"+"ms"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func4.call(schema108.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.request !== undefined){
let data1 = data.request;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.method === undefined){
const err5 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.url === undefined){
const err6 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.headers === undefined){
const err7 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty: "headers"},message:"must have required property '"+"headers"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "method") || (key1 === "url")) || (key1 === "headers")) || (key1 === "body")) || (key1 === "invalidUtf8"))){
const err8 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.method !== undefined){
if(typeof data1.method !== "string"){
const err9 = {instancePath:instancePath+"/request/method",schemaPath:"#/properties/request/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.url !== undefined){
if(typeof data1.url !== "string"){
const err10 = {instancePath:instancePath+"/request/url",schemaPath:"#/properties/request/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.headers !== undefined){
let data4 = data1.headers;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(Array.isArray(data5)){
if(data5.length < 2){
const err11 = {instancePath:instancePath+"/request/headers/" + i0,schemaPath:"#/$defs/Headers/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data5.length;
if(len1 > 0){
if(typeof data5[0] !== "string"){
const err12 = {instancePath:instancePath+"/request/headers/" + i0+"/0",schemaPath:"#/$defs/Headers/items/prefixItems/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(len1 > 1){
if(typeof data5[1] !== "string"){
const err13 = {instancePath:instancePath+"/request/headers/" + i0+"/1",schemaPath:"#/$defs/Headers/items/prefixItems/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
const len2 = data5.length;
if(!(len2 <= 2)){
const err14 = {instancePath:instancePath+"/request/headers/" + i0,schemaPath:"#/$defs/Headers/items/items",keyword:"items",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/request/headers/" + i0,schemaPath:"#/$defs/Headers/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/request/headers",schemaPath:"#/$defs/Headers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.body !== undefined){
if(typeof data1.body !== "string"){
const err17 = {instancePath:instancePath+"/request/body",schemaPath:"#/properties/request/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.invalidUtf8 !== undefined){
if(true !== data1.invalidUtf8){
const err18 = {instancePath:instancePath+"/request/invalidUtf8",schemaPath:"#/properties/request/properties/invalidUtf8/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.response !== undefined){
let data10 = data.response;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.status === undefined){
const err20 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data10.headers === undefined){
const err21 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty: "headers"},message:"must have required property '"+"headers"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data10.body === undefined){
const err22 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key2 in data10){
if(!(func4.call(schema108.properties.response.properties, key2))){
const err23 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data10.status !== undefined){
let data11 = data10.status;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err24 = {instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data10.statusText !== undefined){
if(typeof data10.statusText !== "string"){
const err25 = {instancePath:instancePath+"/response/statusText",schemaPath:"#/properties/response/properties/statusText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.httpVersion !== undefined){
if(typeof data10.httpVersion !== "string"){
const err26 = {instancePath:instancePath+"/response/httpVersion",schemaPath:"#/properties/response/properties/httpVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.headers !== undefined){
let data14 = data10.headers;
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i1=0; i1<len3; i1++){
let data15 = data14[i1];
if(Array.isArray(data15)){
if(data15.length < 2){
const err27 = {instancePath:instancePath+"/response/headers/" + i1,schemaPath:"#/$defs/Headers/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len4 = data15.length;
if(len4 > 0){
if(typeof data15[0] !== "string"){
const err28 = {instancePath:instancePath+"/response/headers/" + i1+"/0",schemaPath:"#/$defs/Headers/items/prefixItems/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(len4 > 1){
if(typeof data15[1] !== "string"){
const err29 = {instancePath:instancePath+"/response/headers/" + i1+"/1",schemaPath:"#/$defs/Headers/items/prefixItems/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
const len5 = data15.length;
if(!(len5 <= 2)){
const err30 = {instancePath:instancePath+"/response/headers/" + i1,schemaPath:"#/$defs/Headers/items/items",keyword:"items",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/response/headers/" + i1,schemaPath:"#/$defs/Headers/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/response/headers",schemaPath:"#/$defs/Headers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data10.body !== undefined){
if(typeof data10.body !== "string"){
const err33 = {instancePath:instancePath+"/response/body",schemaPath:"#/properties/response/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data10.bytes !== undefined){
let data19 = data10.bytes;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err34 = {instancePath:instancePath+"/response/bytes",schemaPath:"#/properties/response/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err35 = {instancePath:instancePath+"/response/bytes",schemaPath:"#/properties/response/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data10.invalidUtf8 !== undefined){
if(true !== data10.invalidUtf8){
const err36 = {instancePath:instancePath+"/response/invalidUtf8",schemaPath:"#/properties/response/properties/invalidUtf8/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data10.truncated !== undefined){
if(true !== data10.truncated){
const err37 = {instancePath:instancePath+"/response/truncated",schemaPath:"#/properties/response/properties/truncated/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data10.informational !== undefined){
let data22 = data10.informational;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err38 = {instancePath:instancePath+"/response/informational",schemaPath:"#/properties/response/properties/informational/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.error !== undefined){
let data23 = data.error;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.kind === undefined){
const err40 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data23.message === undefined){
const err41 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key3 in data23){
if(!(((key3 === "kind") || (key3 === "phase")) || (key3 === "message"))){
const err42 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data23.kind !== undefined){
if(typeof data23.kind !== "string"){
const err43 = {instancePath:instancePath+"/error/kind",schemaPath:"#/properties/error/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data23.phase !== undefined){
if(typeof data23.phase !== "string"){
const err44 = {instancePath:instancePath+"/error/phase",schemaPath:"#/properties/error/properties/phase/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data23.message !== undefined){
if(typeof data23.message !== "string"){
const err45 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.started !== undefined){
let data27 = data.started;
if(!((typeof data27 == "number") && (isFinite(data27)))){
const err47 = {instancePath:instancePath+"/started",schemaPath:"#/properties/started/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.ms !== undefined){
let data28 = data.ms;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.total === undefined){
const err48 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
for(const key4 in data28){
if(!(((key4 === "connect") || (key4 === "answer")) || (key4 === "total"))){
const err49 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data28.connect !== undefined){
let data29 = data28.connect;
if(!((typeof data29 == "number") && (isFinite(data29)))){
const err50 = {instancePath:instancePath+"/ms/connect",schemaPath:"#/properties/ms/properties/connect/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data28.answer !== undefined){
let data30 = data28.answer;
if(!((typeof data30 == "number") && (isFinite(data30)))){
const err51 = {instancePath:instancePath+"/ms/answer",schemaPath:"#/properties/ms/properties/answer/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data28.total !== undefined){
let data31 = data28.total;
if(!((typeof data31 == "number") && (isFinite(data31)))){
const err52 = {instancePath:instancePath+"/ms/total",schemaPath:"#/properties/ms/properties/total/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.remote !== undefined){
let data32 = data.remote;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.address === undefined){
const err54 = {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data32.port === undefined){
const err55 = {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/required",keyword:"required",params:{missingProperty: "port"},message:"must have required property '"+"port"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
for(const key5 in data32){
if(!((key5 === "address") || (key5 === "port"))){
const err56 = {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data32.address !== undefined){
if(typeof data32.address !== "string"){
const err57 = {instancePath:instancePath+"/remote/address",schemaPath:"#/properties/remote/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data32.port !== undefined){
let data34 = data32.port;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err58 = {instancePath:instancePath+"/remote/port",schemaPath:"#/properties/remote/properties/port/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.tls !== undefined){
let data35 = data.tls;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key6 in data35){
let data36 = data35[key6];
if((typeof data36 !== "string") && (typeof data36 !== "boolean")){
const err60 = {instancePath:instancePath+"/tls/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/tls/additionalProperties/type",keyword:"type",params:{type: schema108.properties.tls.additionalProperties.type},message:"must be string,boolean"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.resent !== undefined){
if(true !== data.resent){
const err62 = {instancePath:instancePath+"/resent",schemaPath:"#/properties/resent/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.number !== undefined){
let data38 = data.number;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err63 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
const err64 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data.credentials !== undefined){
if(typeof data.credentials !== "string"){
const err65 = {instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://assay.example/schemas/recording.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.play === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "play"},message:"must have required property '"+"play"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.observations === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "observations"},message:"must have required property '"+"observations"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "play") || (key0 === "observations")) || (key0 === "exchanges"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.play !== undefined){
if(typeof data.play !== "string"){
const err3 = {instancePath:instancePath+"/play",schemaPath:"#/properties/play/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.observations !== undefined){
let data1 = data.observations;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate33(data1[i0], {instancePath:instancePath+"/observations/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/observations",schemaPath:"#/properties/observations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.exchanges !== undefined){
let data3 = data.exchanges;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate41(data3[i1], {instancePath:instancePath+"/exchanges/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.report = validate43;
const schema111 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://assay.example/schemas/report.schema.json","title":"Report","description":"All outcomes of one run against one target.","type":"object","required":["assay","edition","command","target","started","verdict","because","complete","counts","requirements","notes","facts","gaps","assumptions","recordings","exchanges","resources","seed"],"additionalProperties":false,"properties":{"assay":{"type":"string","description":"The version of Assay."},"edition":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}$"},"catalogueHash":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$","description":"Over the rows of the edition: what is required, at which level, and how it is judged."},"command":{"type":"string","description":"The command that made this report, without secrets."},"target":{"type":"object","required":["kind","name"],"additionalProperties":false,"properties":{"kind":{"$ref":"#/$defs/TargetKind"},"name":{"type":"string"},"address":{"type":"string"},"document":{"type":"string","description":"The file that describes the target, as it was given."}}},"started":{"type":"string","format":"date-time"},"verdict":{"$ref":"#/$defs/RunVerdict"},"because":{"type":"string","description":"The one sentence behind the verdict."},"complete":{"type":"boolean","description":"The run came to its end: it was not interrupted and met no deadline."},"counts":{"$ref":"#/$defs/Counts"},"requirements":{"type":"array","items":{"$ref":"#/$defs/Outcome"}},"unscored":{"type":"array","description":"Requirements of a later edition: judged and shown, never counted; left out where there is none.","items":{"$ref":"#/$defs/Outcome"}},"notes":{"type":"array","items":{"$ref":"#/$defs/Note"}},"facts":{"type":"object","additionalProperties":true,"description":"What was found out about the target."},"gaps":{"type":"array","items":{"$ref":"#/$defs/Observed"}},"assumptions":{"type":"array","items":{"$ref":"#/$defs/Observed"}},"recordings":{"type":"array","items":{"$ref":"recording.schema.json"}},"exchanges":{"type":"array","items":{"$ref":"recording.schema.json#/$defs/Exchange"}},"resources":{"type":"object","required":["made","undone","unknown","left"],"additionalProperties":false,"properties":{"made":{"type":"integer","minimum":0},"undone":{"type":"integer","minimum":0},"unknown":{"type":"array","items":{"$ref":"#/$defs/Resource"}},"left":{"type":"array","items":{"$ref":"#/$defs/Resource"}}}},"seed":{"type":["integer","null"]},"coverage":{"type":"array","description":"Each operation and status of the OpenAPI documents that apply to the target; left out where nothing was played.","items":{"$ref":"#/$defs/Covered"}},"manifest":{"type":"object","description":"The manifest that was judged, so that it can be judged again; left out where it is no JSON.","required":["text"],"additionalProperties":false,"properties":{"text":{"type":"string","description":"Variables filled in, and an asterisk for each character of what the contract does not make public, 35 at most."},"previousId":{"type":"string","description":"The id that was pushed before, where it was given."}}},"judgedBefore":{"type":"object","description":"How the same recordings were judged at first; left out where this is the first time.","required":["assay","edition","verdict"],"additionalProperties":false,"properties":{"assay":{"type":"string"},"edition":{"type":"string"},"verdict":{"$ref":"#/$defs/RunVerdict"}}},"baseline":{"type":"object","description":"What became of the known failures, where a baseline was given; the verdict is the same without it.","required":["file","entries"],"additionalProperties":false,"properties":{"file":{"type":"string"},"entries":{"type":"array","items":{"$ref":"#/$defs/BaselineEntry"}}}}},"$defs":{"TargetKind":{"enum":["provider","platform","application","client"]},"Level":{"enum":["must","should","note"]},"RunVerdict":{"enum":["conforming","partial","inconclusive","not-conforming"]},"Verdict":{"enum":["pass","fail","warn","blocked","undecided","untested","not-applicable"]},"Counts":{"type":"object","required":["pass","fail","warn","blocked","undecided","untested","not-applicable"],"additionalProperties":false,"properties":{"pass":{"type":"integer","minimum":0},"fail":{"type":"integer","minimum":0},"warn":{"type":"integer","minimum":0},"blocked":{"type":"integer","minimum":0},"undecided":{"type":"integer","minimum":0},"untested":{"type":"integer","minimum":0},"not-applicable":{"type":"integer","minimum":0}}},"Outcome":{"description":"The outcome of one requirement; expected, got, at, exchanges and repeat are those of its first problem.","type":"object","required":["id","surface","level","verdict","text","hint","source"],"additionalProperties":false,"properties":{"id":{"type":"string"},"surface":{"type":"string"},"level":{"enum":["must","should"]},"verdict":{"$ref":"#/$defs/Verdict"},"text":{"type":"string"},"hint":{"type":"string"},"source":{"type":"string"},"expected":{"type":"string"},"got":{"type":"string"},"at":{"type":"string"},"exchanges":{"type":"array","items":{"type":"integer","minimum":0}},"repeat":{"type":"string"},"reason":{"type":"string","description":"Why there is no pass and no fail."},"byChoice":{"type":"boolean","description":"Untested because the user asked for a part only."},"since":{"type":"string","description":"The edition from which it counts, where that is a later one."},"blockedBy":{"type":"string","description":"The requirement whose failure stands in the way."},"problems":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Problem"}}}},"Problem":{"type":"object","required":["expected","got","level"],"additionalProperties":false,"properties":{"level":{"enum":["must","should"]},"expected":{"type":"string"},"got":{"type":"string"},"at":{"type":"string"},"pointer":{"type":"string","description":"A JSON pointer into the document."},"exchanges":{"type":"array","items":{"type":"integer","minimum":0}},"repeat":{"type":"string"},"hint":{"type":"string"}}},"Note":{"type":"object","required":["id","text"],"additionalProperties":false,"properties":{"id":{"type":"string"},"text":{"type":"string"},"at":{"type":"string"},"exchanges":{"type":"array","items":{"type":"integer","minimum":0}}}},"Observed":{"type":"object","required":["id","question"],"additionalProperties":false,"properties":{"id":{"type":"string"},"question":{"type":"string"},"observed":{"type":"string"},"assumes":{"type":"string"},"setting":{"type":"string"},"value":{"type":"string","description":"What the setting is in this run."}}},"Covered":{"type":"object","required":["operation","method","path","status","exercised"],"additionalProperties":false,"properties":{"operation":{"type":"string","description":"Its operationId."},"method":{"type":"string"},"path":{"type":"string","description":"The address with its variables in braces."},"status":{"type":"string","description":"A status, a range such as 2XX, or default."},"exercised":{"type":"integer","minimum":0,"description":"How many exchanges of the run it was seen in."}}},"BaselineEntry":{"type":"object","required":["requirement","reason","owner","expires","kind","state","known"],"additionalProperties":false,"properties":{"requirement":{"type":"string"},"reason":{"type":"string"},"owner":{"type":"string"},"expires":{"type":"string","format":"date"},"kind":{"enum":["failing","flaky"]},"state":{"enum":["holds","unjudged","stale","expired"],"description":"Stale and expired entries fail the run; unjudged: nothing that it names was judged."},"known":{"type":"array","items":{"type":"string"},"description":"The requirements that do not count for the exit status because of it."},"says":{"type":"string","description":"What its owner has to know: why it fails the run, or that it soon will."}}},"Resource":{"type":"object","required":["at"],"additionalProperties":false,"properties":{"kind":{"type":"string"},"addonId":{"type":"string"},"resourceId":{"type":"string"},"at":{"type":"string"},"reason":{"type":"string"}}}}};
const schema112 = {"enum":["provider","platform","application","client"]};
const schema113 = {"enum":["conforming","partial","inconclusive","not-conforming"]};
const schema114 = {"type":"object","required":["pass","fail","warn","blocked","undecided","untested","not-applicable"],"additionalProperties":false,"properties":{"pass":{"type":"integer","minimum":0},"fail":{"type":"integer","minimum":0},"warn":{"type":"integer","minimum":0},"blocked":{"type":"integer","minimum":0},"undecided":{"type":"integer","minimum":0},"untested":{"type":"integer","minimum":0},"not-applicable":{"type":"integer","minimum":0}}};
const schema118 = {"type":"object","required":["id","text"],"additionalProperties":false,"properties":{"id":{"type":"string"},"text":{"type":"string"},"at":{"type":"string"},"exchanges":{"type":"array","items":{"type":"integer","minimum":0}}}};
const schema119 = {"type":"object","required":["id","question"],"additionalProperties":false,"properties":{"id":{"type":"string"},"question":{"type":"string"},"observed":{"type":"string"},"assumes":{"type":"string"},"setting":{"type":"string"},"value":{"type":"string","description":"What the setting is in this run."}}};
const schema124 = {"type":"object","required":["at"],"additionalProperties":false,"properties":{"kind":{"type":"string"},"addonId":{"type":"string"},"resourceId":{"type":"string"},"at":{"type":"string"},"reason":{"type":"string"}}};
const schema126 = {"type":"object","required":["operation","method","path","status","exercised"],"additionalProperties":false,"properties":{"operation":{"type":"string","description":"Its operationId."},"method":{"type":"string"},"path":{"type":"string","description":"The address with its variables in braces."},"status":{"type":"string","description":"A status, a range such as 2XX, or default."},"exercised":{"type":"integer","minimum":0,"description":"How many exchanges of the run it was seen in."}}};
const schema128 = {"type":"object","required":["requirement","reason","owner","expires","kind","state","known"],"additionalProperties":false,"properties":{"requirement":{"type":"string"},"reason":{"type":"string"},"owner":{"type":"string"},"expires":{"type":"string","format":"date"},"kind":{"enum":["failing","flaky"]},"state":{"enum":["holds","unjudged","stale","expired"],"description":"Stale and expired entries fail the run; unjudged: nothing that it names was judged."},"known":{"type":"array","items":{"type":"string"},"description":"The requirements that do not count for the exit status because of it."},"says":{"type":"string","description":"What its owner has to know: why it fails the run, or that it soon will."}}};
const pattern27 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const formats2 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const schema115 = {"description":"The outcome of one requirement; expected, got, at, exchanges and repeat are those of its first problem.","type":"object","required":["id","surface","level","verdict","text","hint","source"],"additionalProperties":false,"properties":{"id":{"type":"string"},"surface":{"type":"string"},"level":{"enum":["must","should"]},"verdict":{"$ref":"#/$defs/Verdict"},"text":{"type":"string"},"hint":{"type":"string"},"source":{"type":"string"},"expected":{"type":"string"},"got":{"type":"string"},"at":{"type":"string"},"exchanges":{"type":"array","items":{"type":"integer","minimum":0}},"repeat":{"type":"string"},"reason":{"type":"string","description":"Why there is no pass and no fail."},"byChoice":{"type":"boolean","description":"Untested because the user asked for a part only."},"since":{"type":"string","description":"The edition from which it counts, where that is a later one."},"blockedBy":{"type":"string","description":"The requirement whose failure stands in the way."},"problems":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Problem"}}}};
const schema116 = {"enum":["pass","fail","warn","blocked","undecided","untested","not-applicable"]};
const schema117 = {"type":"object","required":["expected","got","level"],"additionalProperties":false,"properties":{"level":{"enum":["must","should"]},"expected":{"type":"string"},"got":{"type":"string"},"at":{"type":"string"},"pointer":{"type":"string","description":"A JSON pointer into the document."},"exchanges":{"type":"array","items":{"type":"integer","minimum":0}},"repeat":{"type":"string"},"hint":{"type":"string"}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.surface === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "surface"},message:"must have required property '"+"surface"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.level === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.verdict === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.text === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.hint === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hint"},message:"must have required property '"+"hint"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.source === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func4.call(schema115.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.surface !== undefined){
if(typeof data.surface !== "string"){
const err9 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.level !== undefined){
let data2 = data.level;
if(!((data2 === "must") || (data2 === "should"))){
const err10 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema115.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.verdict !== undefined){
let data3 = data.verdict;
if(!(((((((data3 === "pass") || (data3 === "fail")) || (data3 === "warn")) || (data3 === "blocked")) || (data3 === "undecided")) || (data3 === "untested")) || (data3 === "not-applicable"))){
const err11 = {instancePath:instancePath+"/verdict",schemaPath:"#/$defs/Verdict/enum",keyword:"enum",params:{allowedValues: schema116.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err12 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.hint !== undefined){
if(typeof data.hint !== "string"){
const err13 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
const err14 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.expected !== undefined){
if(typeof data.expected !== "string"){
const err15 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.got !== undefined){
if(typeof data.got !== "string"){
const err16 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.at !== undefined){
if(typeof data.at !== "string"){
const err17 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.exchanges !== undefined){
let data10 = data.exchanges;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err18 = {instancePath:instancePath+"/exchanges/" + i0,schemaPath:"#/properties/exchanges/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err19 = {instancePath:instancePath+"/exchanges/" + i0,schemaPath:"#/properties/exchanges/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.repeat !== undefined){
if(typeof data.repeat !== "string"){
const err21 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err22 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.byChoice !== undefined){
if(typeof data.byChoice !== "boolean"){
const err23 = {instancePath:instancePath+"/byChoice",schemaPath:"#/properties/byChoice/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.since !== undefined){
if(typeof data.since !== "string"){
const err24 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.blockedBy !== undefined){
if(typeof data.blockedBy !== "string"){
const err25 = {instancePath:instancePath+"/blockedBy",schemaPath:"#/properties/blockedBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.problems !== undefined){
let data17 = data.problems;
if(Array.isArray(data17)){
if(data17.length < 1){
const err26 = {instancePath:instancePath+"/problems",schemaPath:"#/properties/problems/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.expected === undefined){
const err27 = {instancePath:instancePath+"/problems/" + i1,schemaPath:"#/$defs/Problem/required",keyword:"required",params:{missingProperty: "expected"},message:"must have required property '"+"expected"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data18.got === undefined){
const err28 = {instancePath:instancePath+"/problems/" + i1,schemaPath:"#/$defs/Problem/required",keyword:"required",params:{missingProperty: "got"},message:"must have required property '"+"got"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data18.level === undefined){
const err29 = {instancePath:instancePath+"/problems/" + i1,schemaPath:"#/$defs/Problem/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key1 in data18){
if(!((((((((key1 === "level") || (key1 === "expected")) || (key1 === "got")) || (key1 === "at")) || (key1 === "pointer")) || (key1 === "exchanges")) || (key1 === "repeat")) || (key1 === "hint"))){
const err30 = {instancePath:instancePath+"/problems/" + i1,schemaPath:"#/$defs/Problem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data18.level !== undefined){
let data19 = data18.level;
if(!((data19 === "must") || (data19 === "should"))){
const err31 = {instancePath:instancePath+"/problems/" + i1+"/level",schemaPath:"#/$defs/Problem/properties/level/enum",keyword:"enum",params:{allowedValues: schema117.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data18.expected !== undefined){
if(typeof data18.expected !== "string"){
const err32 = {instancePath:instancePath+"/problems/" + i1+"/expected",schemaPath:"#/$defs/Problem/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data18.got !== undefined){
if(typeof data18.got !== "string"){
const err33 = {instancePath:instancePath+"/problems/" + i1+"/got",schemaPath:"#/$defs/Problem/properties/got/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data18.at !== undefined){
if(typeof data18.at !== "string"){
const err34 = {instancePath:instancePath+"/problems/" + i1+"/at",schemaPath:"#/$defs/Problem/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data18.pointer !== undefined){
if(typeof data18.pointer !== "string"){
const err35 = {instancePath:instancePath+"/problems/" + i1+"/pointer",schemaPath:"#/$defs/Problem/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data18.exchanges !== undefined){
let data24 = data18.exchanges;
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err36 = {instancePath:instancePath+"/problems/" + i1+"/exchanges/" + i2,schemaPath:"#/$defs/Problem/properties/exchanges/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err37 = {instancePath:instancePath+"/problems/" + i1+"/exchanges/" + i2,schemaPath:"#/$defs/Problem/properties/exchanges/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
}
else {
const err38 = {instancePath:instancePath+"/problems/" + i1+"/exchanges",schemaPath:"#/$defs/Problem/properties/exchanges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data18.repeat !== undefined){
if(typeof data18.repeat !== "string"){
const err39 = {instancePath:instancePath+"/problems/" + i1+"/repeat",schemaPath:"#/$defs/Problem/properties/repeat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data18.hint !== undefined){
if(typeof data18.hint !== "string"){
const err40 = {instancePath:instancePath+"/problems/" + i1+"/hint",schemaPath:"#/$defs/Problem/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/problems/" + i1,schemaPath:"#/$defs/Problem/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.request === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.started === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "started"},message:"must have required property '"+"started"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ms === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ms"},message:"must have required property '"+"ms"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func4.call(schema108.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.request !== undefined){
let data1 = data.request;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.method === undefined){
const err5 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.url === undefined){
const err6 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.headers === undefined){
const err7 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty: "headers"},message:"must have required property '"+"headers"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "method") || (key1 === "url")) || (key1 === "headers")) || (key1 === "body")) || (key1 === "invalidUtf8"))){
const err8 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.method !== undefined){
if(typeof data1.method !== "string"){
const err9 = {instancePath:instancePath+"/request/method",schemaPath:"#/properties/request/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.url !== undefined){
if(typeof data1.url !== "string"){
const err10 = {instancePath:instancePath+"/request/url",schemaPath:"#/properties/request/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.headers !== undefined){
let data4 = data1.headers;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(Array.isArray(data5)){
if(data5.length < 2){
const err11 = {instancePath:instancePath+"/request/headers/" + i0,schemaPath:"#/$defs/Headers/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data5.length;
if(len1 > 0){
if(typeof data5[0] !== "string"){
const err12 = {instancePath:instancePath+"/request/headers/" + i0+"/0",schemaPath:"#/$defs/Headers/items/prefixItems/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(len1 > 1){
if(typeof data5[1] !== "string"){
const err13 = {instancePath:instancePath+"/request/headers/" + i0+"/1",schemaPath:"#/$defs/Headers/items/prefixItems/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
const len2 = data5.length;
if(!(len2 <= 2)){
const err14 = {instancePath:instancePath+"/request/headers/" + i0,schemaPath:"#/$defs/Headers/items/items",keyword:"items",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/request/headers/" + i0,schemaPath:"#/$defs/Headers/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/request/headers",schemaPath:"#/$defs/Headers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.body !== undefined){
if(typeof data1.body !== "string"){
const err17 = {instancePath:instancePath+"/request/body",schemaPath:"#/properties/request/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.invalidUtf8 !== undefined){
if(true !== data1.invalidUtf8){
const err18 = {instancePath:instancePath+"/request/invalidUtf8",schemaPath:"#/properties/request/properties/invalidUtf8/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.response !== undefined){
let data10 = data.response;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.status === undefined){
const err20 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data10.headers === undefined){
const err21 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty: "headers"},message:"must have required property '"+"headers"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data10.body === undefined){
const err22 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key2 in data10){
if(!(func4.call(schema108.properties.response.properties, key2))){
const err23 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data10.status !== undefined){
let data11 = data10.status;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err24 = {instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data10.statusText !== undefined){
if(typeof data10.statusText !== "string"){
const err25 = {instancePath:instancePath+"/response/statusText",schemaPath:"#/properties/response/properties/statusText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.httpVersion !== undefined){
if(typeof data10.httpVersion !== "string"){
const err26 = {instancePath:instancePath+"/response/httpVersion",schemaPath:"#/properties/response/properties/httpVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.headers !== undefined){
let data14 = data10.headers;
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i1=0; i1<len3; i1++){
let data15 = data14[i1];
if(Array.isArray(data15)){
if(data15.length < 2){
const err27 = {instancePath:instancePath+"/response/headers/" + i1,schemaPath:"#/$defs/Headers/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len4 = data15.length;
if(len4 > 0){
if(typeof data15[0] !== "string"){
const err28 = {instancePath:instancePath+"/response/headers/" + i1+"/0",schemaPath:"#/$defs/Headers/items/prefixItems/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(len4 > 1){
if(typeof data15[1] !== "string"){
const err29 = {instancePath:instancePath+"/response/headers/" + i1+"/1",schemaPath:"#/$defs/Headers/items/prefixItems/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
const len5 = data15.length;
if(!(len5 <= 2)){
const err30 = {instancePath:instancePath+"/response/headers/" + i1,schemaPath:"#/$defs/Headers/items/items",keyword:"items",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/response/headers/" + i1,schemaPath:"#/$defs/Headers/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/response/headers",schemaPath:"#/$defs/Headers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data10.body !== undefined){
if(typeof data10.body !== "string"){
const err33 = {instancePath:instancePath+"/response/body",schemaPath:"#/properties/response/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data10.bytes !== undefined){
let data19 = data10.bytes;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err34 = {instancePath:instancePath+"/response/bytes",schemaPath:"#/properties/response/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err35 = {instancePath:instancePath+"/response/bytes",schemaPath:"#/properties/response/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data10.invalidUtf8 !== undefined){
if(true !== data10.invalidUtf8){
const err36 = {instancePath:instancePath+"/response/invalidUtf8",schemaPath:"#/properties/response/properties/invalidUtf8/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data10.truncated !== undefined){
if(true !== data10.truncated){
const err37 = {instancePath:instancePath+"/response/truncated",schemaPath:"#/properties/response/properties/truncated/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data10.informational !== undefined){
let data22 = data10.informational;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err38 = {instancePath:instancePath+"/response/informational",schemaPath:"#/properties/response/properties/informational/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.error !== undefined){
let data23 = data.error;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.kind === undefined){
const err40 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data23.message === undefined){
const err41 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key3 in data23){
if(!(((key3 === "kind") || (key3 === "phase")) || (key3 === "message"))){
const err42 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data23.kind !== undefined){
if(typeof data23.kind !== "string"){
const err43 = {instancePath:instancePath+"/error/kind",schemaPath:"#/properties/error/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data23.phase !== undefined){
if(typeof data23.phase !== "string"){
const err44 = {instancePath:instancePath+"/error/phase",schemaPath:"#/properties/error/properties/phase/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data23.message !== undefined){
if(typeof data23.message !== "string"){
const err45 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.started !== undefined){
let data27 = data.started;
if(!((typeof data27 == "number") && (isFinite(data27)))){
const err47 = {instancePath:instancePath+"/started",schemaPath:"#/properties/started/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.ms !== undefined){
let data28 = data.ms;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.total === undefined){
const err48 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
for(const key4 in data28){
if(!(((key4 === "connect") || (key4 === "answer")) || (key4 === "total"))){
const err49 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data28.connect !== undefined){
let data29 = data28.connect;
if(!((typeof data29 == "number") && (isFinite(data29)))){
const err50 = {instancePath:instancePath+"/ms/connect",schemaPath:"#/properties/ms/properties/connect/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data28.answer !== undefined){
let data30 = data28.answer;
if(!((typeof data30 == "number") && (isFinite(data30)))){
const err51 = {instancePath:instancePath+"/ms/answer",schemaPath:"#/properties/ms/properties/answer/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data28.total !== undefined){
let data31 = data28.total;
if(!((typeof data31 == "number") && (isFinite(data31)))){
const err52 = {instancePath:instancePath+"/ms/total",schemaPath:"#/properties/ms/properties/total/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.remote !== undefined){
let data32 = data.remote;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.address === undefined){
const err54 = {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data32.port === undefined){
const err55 = {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/required",keyword:"required",params:{missingProperty: "port"},message:"must have required property '"+"port"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
for(const key5 in data32){
if(!((key5 === "address") || (key5 === "port"))){
const err56 = {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data32.address !== undefined){
if(typeof data32.address !== "string"){
const err57 = {instancePath:instancePath+"/remote/address",schemaPath:"#/properties/remote/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data32.port !== undefined){
let data34 = data32.port;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err58 = {instancePath:instancePath+"/remote/port",schemaPath:"#/properties/remote/properties/port/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.tls !== undefined){
let data35 = data.tls;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key6 in data35){
let data36 = data35[key6];
if((typeof data36 !== "string") && (typeof data36 !== "boolean")){
const err60 = {instancePath:instancePath+"/tls/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/tls/additionalProperties/type",keyword:"type",params:{type: schema108.properties.tls.additionalProperties.type},message:"must be string,boolean"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.resent !== undefined){
if(true !== data.resent){
const err62 = {instancePath:instancePath+"/resent",schemaPath:"#/properties/resent/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.number !== undefined){
let data38 = data.number;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err63 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
const err64 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data.credentials !== undefined){
if(typeof data.credentials !== "string"){
const err65 = {instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://assay.example/schemas/report.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.assay === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "assay"},message:"must have required property '"+"assay"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.edition === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "edition"},message:"must have required property '"+"edition"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.command === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.target === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.started === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "started"},message:"must have required property '"+"started"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.verdict === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.because === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "because"},message:"must have required property '"+"because"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.complete === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "complete"},message:"must have required property '"+"complete"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.counts === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.requirements === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requirements"},message:"must have required property '"+"requirements"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.notes === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.facts === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "facts"},message:"must have required property '"+"facts"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.gaps === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gaps"},message:"must have required property '"+"gaps"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.assumptions === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "assumptions"},message:"must have required property '"+"assumptions"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.recordings === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recordings"},message:"must have required property '"+"recordings"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.exchanges === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exchanges"},message:"must have required property '"+"exchanges"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.resources === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resources"},message:"must have required property '"+"resources"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.seed === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key0 in data){
if(!(func4.call(schema111.properties, key0))){
const err18 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.assay !== undefined){
if(typeof data.assay !== "string"){
const err19 = {instancePath:instancePath+"/assay",schemaPath:"#/properties/assay/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.edition !== undefined){
let data1 = data.edition;
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
const err20 = {instancePath:instancePath+"/edition",schemaPath:"#/properties/edition/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/edition",schemaPath:"#/properties/edition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.catalogueHash !== undefined){
let data2 = data.catalogueHash;
if(typeof data2 === "string"){
if(!pattern27.test(data2)){
const err22 = {instancePath:instancePath+"/catalogueHash",schemaPath:"#/properties/catalogueHash/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/catalogueHash",schemaPath:"#/properties/catalogueHash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.command !== undefined){
if(typeof data.command !== "string"){
const err24 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.target !== undefined){
let data4 = data.target;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.kind === undefined){
const err25 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data4.name === undefined){
const err26 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key1 in data4){
if(!((((key1 === "kind") || (key1 === "name")) || (key1 === "address")) || (key1 === "document"))){
const err27 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data4.kind !== undefined){
let data5 = data4.kind;
if(!((((data5 === "provider") || (data5 === "platform")) || (data5 === "application")) || (data5 === "client"))){
const err28 = {instancePath:instancePath+"/target/kind",schemaPath:"#/$defs/TargetKind/enum",keyword:"enum",params:{allowedValues: schema112.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data4.name !== undefined){
if(typeof data4.name !== "string"){
const err29 = {instancePath:instancePath+"/target/name",schemaPath:"#/properties/target/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data4.address !== undefined){
if(typeof data4.address !== "string"){
const err30 = {instancePath:instancePath+"/target/address",schemaPath:"#/properties/target/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data4.document !== undefined){
if(typeof data4.document !== "string"){
const err31 = {instancePath:instancePath+"/target/document",schemaPath:"#/properties/target/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.started !== undefined){
let data9 = data.started;
if(typeof data9 === "string"){
if(!(formats2.validate(data9))){
const err33 = {instancePath:instancePath+"/started",schemaPath:"#/properties/started/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/started",schemaPath:"#/properties/started/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.verdict !== undefined){
let data10 = data.verdict;
if(!((((data10 === "conforming") || (data10 === "partial")) || (data10 === "inconclusive")) || (data10 === "not-conforming"))){
const err35 = {instancePath:instancePath+"/verdict",schemaPath:"#/$defs/RunVerdict/enum",keyword:"enum",params:{allowedValues: schema113.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.because !== undefined){
if(typeof data.because !== "string"){
const err36 = {instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.complete !== undefined){
if(typeof data.complete !== "boolean"){
const err37 = {instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.counts !== undefined){
let data13 = data.counts;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.pass === undefined){
const err38 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty: "pass"},message:"must have required property '"+"pass"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13.fail === undefined){
const err39 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty: "fail"},message:"must have required property '"+"fail"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data13.warn === undefined){
const err40 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty: "warn"},message:"must have required property '"+"warn"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data13.blocked === undefined){
const err41 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty: "blocked"},message:"must have required property '"+"blocked"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13.undecided === undefined){
const err42 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty: "undecided"},message:"must have required property '"+"undecided"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data13.untested === undefined){
const err43 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty: "untested"},message:"must have required property '"+"untested"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data13["not-applicable"] === undefined){
const err44 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty: "not-applicable"},message:"must have required property '"+"not-applicable"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key2 in data13){
if(!(((((((key2 === "pass") || (key2 === "fail")) || (key2 === "warn")) || (key2 === "blocked")) || (key2 === "undecided")) || (key2 === "untested")) || (key2 === "not-applicable"))){
const err45 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/Counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data13.pass !== undefined){
let data14 = data13.pass;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err46 = {instancePath:instancePath+"/counts/pass",schemaPath:"#/$defs/Counts/properties/pass/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err47 = {instancePath:instancePath+"/counts/pass",schemaPath:"#/$defs/Counts/properties/pass/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data13.fail !== undefined){
let data15 = data13.fail;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err48 = {instancePath:instancePath+"/counts/fail",schemaPath:"#/$defs/Counts/properties/fail/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err49 = {instancePath:instancePath+"/counts/fail",schemaPath:"#/$defs/Counts/properties/fail/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data13.warn !== undefined){
let data16 = data13.warn;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err50 = {instancePath:instancePath+"/counts/warn",schemaPath:"#/$defs/Counts/properties/warn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err51 = {instancePath:instancePath+"/counts/warn",schemaPath:"#/$defs/Counts/properties/warn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data13.blocked !== undefined){
let data17 = data13.blocked;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err52 = {instancePath:instancePath+"/counts/blocked",schemaPath:"#/$defs/Counts/properties/blocked/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err53 = {instancePath:instancePath+"/counts/blocked",schemaPath:"#/$defs/Counts/properties/blocked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data13.undecided !== undefined){
let data18 = data13.undecided;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err54 = {instancePath:instancePath+"/counts/undecided",schemaPath:"#/$defs/Counts/properties/undecided/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err55 = {instancePath:instancePath+"/counts/undecided",schemaPath:"#/$defs/Counts/properties/undecided/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
if(data13.untested !== undefined){
let data19 = data13.untested;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err56 = {instancePath:instancePath+"/counts/untested",schemaPath:"#/$defs/Counts/properties/untested/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err57 = {instancePath:instancePath+"/counts/untested",schemaPath:"#/$defs/Counts/properties/untested/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data13["not-applicable"] !== undefined){
let data20 = data13["not-applicable"];
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err58 = {instancePath:instancePath+"/counts/not-applicable",schemaPath:"#/$defs/Counts/properties/not-applicable/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err59 = {instancePath:instancePath+"/counts/not-applicable",schemaPath:"#/$defs/Counts/properties/not-applicable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
}
else {
const err60 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/Counts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.requirements !== undefined){
let data21 = data.requirements;
if(Array.isArray(data21)){
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
if(!(validate44(data21[i0], {instancePath:instancePath+"/requirements/" + i0,parentData:data21,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err61 = {instancePath:instancePath+"/requirements",schemaPath:"#/properties/requirements/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.unscored !== undefined){
let data23 = data.unscored;
if(Array.isArray(data23)){
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
if(!(validate44(data23[i1], {instancePath:instancePath+"/unscored/" + i1,parentData:data23,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err62 = {instancePath:instancePath+"/unscored",schemaPath:"#/properties/unscored/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.notes !== undefined){
let data25 = data.notes;
if(Array.isArray(data25)){
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
let data26 = data25[i2];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.id === undefined){
const err63 = {instancePath:instancePath+"/notes/" + i2,schemaPath:"#/$defs/Note/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data26.text === undefined){
const err64 = {instancePath:instancePath+"/notes/" + i2,schemaPath:"#/$defs/Note/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
for(const key3 in data26){
if(!((((key3 === "id") || (key3 === "text")) || (key3 === "at")) || (key3 === "exchanges"))){
const err65 = {instancePath:instancePath+"/notes/" + i2,schemaPath:"#/$defs/Note/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data26.id !== undefined){
if(typeof data26.id !== "string"){
const err66 = {instancePath:instancePath+"/notes/" + i2+"/id",schemaPath:"#/$defs/Note/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data26.text !== undefined){
if(typeof data26.text !== "string"){
const err67 = {instancePath:instancePath+"/notes/" + i2+"/text",schemaPath:"#/$defs/Note/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data26.at !== undefined){
if(typeof data26.at !== "string"){
const err68 = {instancePath:instancePath+"/notes/" + i2+"/at",schemaPath:"#/$defs/Note/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data26.exchanges !== undefined){
let data30 = data26.exchanges;
if(Array.isArray(data30)){
const len3 = data30.length;
for(let i3=0; i3<len3; i3++){
let data31 = data30[i3];
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err69 = {instancePath:instancePath+"/notes/" + i2+"/exchanges/" + i3,schemaPath:"#/$defs/Note/properties/exchanges/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
const err70 = {instancePath:instancePath+"/notes/" + i2+"/exchanges/" + i3,schemaPath:"#/$defs/Note/properties/exchanges/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
}
else {
const err71 = {instancePath:instancePath+"/notes/" + i2+"/exchanges",schemaPath:"#/$defs/Note/properties/exchanges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/notes/" + i2,schemaPath:"#/$defs/Note/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.facts !== undefined){
let data32 = data.facts;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
}
else {
const err74 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.gaps !== undefined){
let data33 = data.gaps;
if(Array.isArray(data33)){
const len4 = data33.length;
for(let i4=0; i4<len4; i4++){
let data34 = data33[i4];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.id === undefined){
const err75 = {instancePath:instancePath+"/gaps/" + i4,schemaPath:"#/$defs/Observed/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data34.question === undefined){
const err76 = {instancePath:instancePath+"/gaps/" + i4,schemaPath:"#/$defs/Observed/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
for(const key4 in data34){
if(!((((((key4 === "id") || (key4 === "question")) || (key4 === "observed")) || (key4 === "assumes")) || (key4 === "setting")) || (key4 === "value"))){
const err77 = {instancePath:instancePath+"/gaps/" + i4,schemaPath:"#/$defs/Observed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data34.id !== undefined){
if(typeof data34.id !== "string"){
const err78 = {instancePath:instancePath+"/gaps/" + i4+"/id",schemaPath:"#/$defs/Observed/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data34.question !== undefined){
if(typeof data34.question !== "string"){
const err79 = {instancePath:instancePath+"/gaps/" + i4+"/question",schemaPath:"#/$defs/Observed/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data34.observed !== undefined){
if(typeof data34.observed !== "string"){
const err80 = {instancePath:instancePath+"/gaps/" + i4+"/observed",schemaPath:"#/$defs/Observed/properties/observed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data34.assumes !== undefined){
if(typeof data34.assumes !== "string"){
const err81 = {instancePath:instancePath+"/gaps/" + i4+"/assumes",schemaPath:"#/$defs/Observed/properties/assumes/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data34.setting !== undefined){
if(typeof data34.setting !== "string"){
const err82 = {instancePath:instancePath+"/gaps/" + i4+"/setting",schemaPath:"#/$defs/Observed/properties/setting/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data34.value !== undefined){
if(typeof data34.value !== "string"){
const err83 = {instancePath:instancePath+"/gaps/" + i4+"/value",schemaPath:"#/$defs/Observed/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/gaps/" + i4,schemaPath:"#/$defs/Observed/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/gaps",schemaPath:"#/properties/gaps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.assumptions !== undefined){
let data41 = data.assumptions;
if(Array.isArray(data41)){
const len5 = data41.length;
for(let i5=0; i5<len5; i5++){
let data42 = data41[i5];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.id === undefined){
const err86 = {instancePath:instancePath+"/assumptions/" + i5,schemaPath:"#/$defs/Observed/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data42.question === undefined){
const err87 = {instancePath:instancePath+"/assumptions/" + i5,schemaPath:"#/$defs/Observed/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
for(const key5 in data42){
if(!((((((key5 === "id") || (key5 === "question")) || (key5 === "observed")) || (key5 === "assumes")) || (key5 === "setting")) || (key5 === "value"))){
const err88 = {instancePath:instancePath+"/assumptions/" + i5,schemaPath:"#/$defs/Observed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data42.id !== undefined){
if(typeof data42.id !== "string"){
const err89 = {instancePath:instancePath+"/assumptions/" + i5+"/id",schemaPath:"#/$defs/Observed/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data42.question !== undefined){
if(typeof data42.question !== "string"){
const err90 = {instancePath:instancePath+"/assumptions/" + i5+"/question",schemaPath:"#/$defs/Observed/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data42.observed !== undefined){
if(typeof data42.observed !== "string"){
const err91 = {instancePath:instancePath+"/assumptions/" + i5+"/observed",schemaPath:"#/$defs/Observed/properties/observed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data42.assumes !== undefined){
if(typeof data42.assumes !== "string"){
const err92 = {instancePath:instancePath+"/assumptions/" + i5+"/assumes",schemaPath:"#/$defs/Observed/properties/assumes/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data42.setting !== undefined){
if(typeof data42.setting !== "string"){
const err93 = {instancePath:instancePath+"/assumptions/" + i5+"/setting",schemaPath:"#/$defs/Observed/properties/setting/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data42.value !== undefined){
if(typeof data42.value !== "string"){
const err94 = {instancePath:instancePath+"/assumptions/" + i5+"/value",schemaPath:"#/$defs/Observed/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/assumptions/" + i5,schemaPath:"#/$defs/Observed/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/assumptions",schemaPath:"#/properties/assumptions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data.recordings !== undefined){
let data49 = data.recordings;
if(Array.isArray(data49)){
const len6 = data49.length;
for(let i6=0; i6<len6; i6++){
if(!(validate32(data49[i6], {instancePath:instancePath+"/recordings/" + i6,parentData:data49,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err97 = {instancePath:instancePath+"/recordings",schemaPath:"#/properties/recordings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.exchanges !== undefined){
let data51 = data.exchanges;
if(Array.isArray(data51)){
const len7 = data51.length;
for(let i7=0; i7<len7; i7++){
if(!(validate48(data51[i7], {instancePath:instancePath+"/exchanges/" + i7,parentData:data51,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
}
else {
const err98 = {instancePath:instancePath+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.resources !== undefined){
let data53 = data.resources;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.made === undefined){
const err99 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/required",keyword:"required",params:{missingProperty: "made"},message:"must have required property '"+"made"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data53.undone === undefined){
const err100 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/required",keyword:"required",params:{missingProperty: "undone"},message:"must have required property '"+"undone"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data53.unknown === undefined){
const err101 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/required",keyword:"required",params:{missingProperty: "unknown"},message:"must have required property '"+"unknown"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data53.left === undefined){
const err102 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/required",keyword:"required",params:{missingProperty: "left"},message:"must have required property '"+"left"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
for(const key6 in data53){
if(!((((key6 === "made") || (key6 === "undone")) || (key6 === "unknown")) || (key6 === "left"))){
const err103 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data53.made !== undefined){
let data54 = data53.made;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err104 = {instancePath:instancePath+"/resources/made",schemaPath:"#/properties/resources/properties/made/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 0 || isNaN(data54)){
const err105 = {instancePath:instancePath+"/resources/made",schemaPath:"#/properties/resources/properties/made/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
if(data53.undone !== undefined){
let data55 = data53.undone;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err106 = {instancePath:instancePath+"/resources/undone",schemaPath:"#/properties/resources/properties/undone/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 0 || isNaN(data55)){
const err107 = {instancePath:instancePath+"/resources/undone",schemaPath:"#/properties/resources/properties/undone/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
if(data53.unknown !== undefined){
let data56 = data53.unknown;
if(Array.isArray(data56)){
const len8 = data56.length;
for(let i8=0; i8<len8; i8++){
let data57 = data56[i8];
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(data57.at === undefined){
const err108 = {instancePath:instancePath+"/resources/unknown/" + i8,schemaPath:"#/$defs/Resource/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
for(const key7 in data57){
if(!(((((key7 === "kind") || (key7 === "addonId")) || (key7 === "resourceId")) || (key7 === "at")) || (key7 === "reason"))){
const err109 = {instancePath:instancePath+"/resources/unknown/" + i8,schemaPath:"#/$defs/Resource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data57.kind !== undefined){
if(typeof data57.kind !== "string"){
const err110 = {instancePath:instancePath+"/resources/unknown/" + i8+"/kind",schemaPath:"#/$defs/Resource/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data57.addonId !== undefined){
if(typeof data57.addonId !== "string"){
const err111 = {instancePath:instancePath+"/resources/unknown/" + i8+"/addonId",schemaPath:"#/$defs/Resource/properties/addonId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data57.resourceId !== undefined){
if(typeof data57.resourceId !== "string"){
const err112 = {instancePath:instancePath+"/resources/unknown/" + i8+"/resourceId",schemaPath:"#/$defs/Resource/properties/resourceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data57.at !== undefined){
if(typeof data57.at !== "string"){
const err113 = {instancePath:instancePath+"/resources/unknown/" + i8+"/at",schemaPath:"#/$defs/Resource/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data57.reason !== undefined){
if(typeof data57.reason !== "string"){
const err114 = {instancePath:instancePath+"/resources/unknown/" + i8+"/reason",schemaPath:"#/$defs/Resource/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/resources/unknown/" + i8,schemaPath:"#/$defs/Resource/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/resources/unknown",schemaPath:"#/properties/resources/properties/unknown/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data53.left !== undefined){
let data63 = data53.left;
if(Array.isArray(data63)){
const len9 = data63.length;
for(let i9=0; i9<len9; i9++){
let data64 = data63[i9];
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.at === undefined){
const err117 = {instancePath:instancePath+"/resources/left/" + i9,schemaPath:"#/$defs/Resource/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
for(const key8 in data64){
if(!(((((key8 === "kind") || (key8 === "addonId")) || (key8 === "resourceId")) || (key8 === "at")) || (key8 === "reason"))){
const err118 = {instancePath:instancePath+"/resources/left/" + i9,schemaPath:"#/$defs/Resource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data64.kind !== undefined){
if(typeof data64.kind !== "string"){
const err119 = {instancePath:instancePath+"/resources/left/" + i9+"/kind",schemaPath:"#/$defs/Resource/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data64.addonId !== undefined){
if(typeof data64.addonId !== "string"){
const err120 = {instancePath:instancePath+"/resources/left/" + i9+"/addonId",schemaPath:"#/$defs/Resource/properties/addonId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data64.resourceId !== undefined){
if(typeof data64.resourceId !== "string"){
const err121 = {instancePath:instancePath+"/resources/left/" + i9+"/resourceId",schemaPath:"#/$defs/Resource/properties/resourceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data64.at !== undefined){
if(typeof data64.at !== "string"){
const err122 = {instancePath:instancePath+"/resources/left/" + i9+"/at",schemaPath:"#/$defs/Resource/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data64.reason !== undefined){
if(typeof data64.reason !== "string"){
const err123 = {instancePath:instancePath+"/resources/left/" + i9+"/reason",schemaPath:"#/$defs/Resource/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
else {
const err124 = {instancePath:instancePath+"/resources/left/" + i9,schemaPath:"#/$defs/Resource/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
else {
const err125 = {instancePath:instancePath+"/resources/left",schemaPath:"#/properties/resources/properties/left/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data.seed !== undefined){
let data70 = data.seed;
if((!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))) && (data70 !== null)){
const err127 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema111.properties.seed.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data.coverage !== undefined){
let data71 = data.coverage;
if(Array.isArray(data71)){
const len10 = data71.length;
for(let i10=0; i10<len10; i10++){
let data72 = data71[i10];
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.operation === undefined){
const err128 = {instancePath:instancePath+"/coverage/" + i10,schemaPath:"#/$defs/Covered/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data72.method === undefined){
const err129 = {instancePath:instancePath+"/coverage/" + i10,schemaPath:"#/$defs/Covered/required",keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data72.path === undefined){
const err130 = {instancePath:instancePath+"/coverage/" + i10,schemaPath:"#/$defs/Covered/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data72.status === undefined){
const err131 = {instancePath:instancePath+"/coverage/" + i10,schemaPath:"#/$defs/Covered/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data72.exercised === undefined){
const err132 = {instancePath:instancePath+"/coverage/" + i10,schemaPath:"#/$defs/Covered/required",keyword:"required",params:{missingProperty: "exercised"},message:"must have required property '"+"exercised"+"'"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
for(const key9 in data72){
if(!(((((key9 === "operation") || (key9 === "method")) || (key9 === "path")) || (key9 === "status")) || (key9 === "exercised"))){
const err133 = {instancePath:instancePath+"/coverage/" + i10,schemaPath:"#/$defs/Covered/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data72.operation !== undefined){
if(typeof data72.operation !== "string"){
const err134 = {instancePath:instancePath+"/coverage/" + i10+"/operation",schemaPath:"#/$defs/Covered/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data72.method !== undefined){
if(typeof data72.method !== "string"){
const err135 = {instancePath:instancePath+"/coverage/" + i10+"/method",schemaPath:"#/$defs/Covered/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data72.path !== undefined){
if(typeof data72.path !== "string"){
const err136 = {instancePath:instancePath+"/coverage/" + i10+"/path",schemaPath:"#/$defs/Covered/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data72.status !== undefined){
if(typeof data72.status !== "string"){
const err137 = {instancePath:instancePath+"/coverage/" + i10+"/status",schemaPath:"#/$defs/Covered/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data72.exercised !== undefined){
let data77 = data72.exercised;
if(!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))){
const err138 = {instancePath:instancePath+"/coverage/" + i10+"/exercised",schemaPath:"#/$defs/Covered/properties/exercised/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 < 0 || isNaN(data77)){
const err139 = {instancePath:instancePath+"/coverage/" + i10+"/exercised",schemaPath:"#/$defs/Covered/properties/exercised/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
}
else {
const err140 = {instancePath:instancePath+"/coverage/" + i10,schemaPath:"#/$defs/Covered/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data.manifest !== undefined){
let data78 = data.manifest;
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
if(data78.text === undefined){
const err142 = {instancePath:instancePath+"/manifest",schemaPath:"#/properties/manifest/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
for(const key10 in data78){
if(!((key10 === "text") || (key10 === "previousId"))){
const err143 = {instancePath:instancePath+"/manifest",schemaPath:"#/properties/manifest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data78.text !== undefined){
if(typeof data78.text !== "string"){
const err144 = {instancePath:instancePath+"/manifest/text",schemaPath:"#/properties/manifest/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data78.previousId !== undefined){
if(typeof data78.previousId !== "string"){
const err145 = {instancePath:instancePath+"/manifest/previousId",schemaPath:"#/properties/manifest/properties/previousId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
}
else {
const err146 = {instancePath:instancePath+"/manifest",schemaPath:"#/properties/manifest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data.judgedBefore !== undefined){
let data81 = data.judgedBefore;
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
if(data81.assay === undefined){
const err147 = {instancePath:instancePath+"/judgedBefore",schemaPath:"#/properties/judgedBefore/required",keyword:"required",params:{missingProperty: "assay"},message:"must have required property '"+"assay"+"'"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(data81.edition === undefined){
const err148 = {instancePath:instancePath+"/judgedBefore",schemaPath:"#/properties/judgedBefore/required",keyword:"required",params:{missingProperty: "edition"},message:"must have required property '"+"edition"+"'"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(data81.verdict === undefined){
const err149 = {instancePath:instancePath+"/judgedBefore",schemaPath:"#/properties/judgedBefore/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
for(const key11 in data81){
if(!(((key11 === "assay") || (key11 === "edition")) || (key11 === "verdict"))){
const err150 = {instancePath:instancePath+"/judgedBefore",schemaPath:"#/properties/judgedBefore/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data81.assay !== undefined){
if(typeof data81.assay !== "string"){
const err151 = {instancePath:instancePath+"/judgedBefore/assay",schemaPath:"#/properties/judgedBefore/properties/assay/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data81.edition !== undefined){
if(typeof data81.edition !== "string"){
const err152 = {instancePath:instancePath+"/judgedBefore/edition",schemaPath:"#/properties/judgedBefore/properties/edition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data81.verdict !== undefined){
let data84 = data81.verdict;
if(!((((data84 === "conforming") || (data84 === "partial")) || (data84 === "inconclusive")) || (data84 === "not-conforming"))){
const err153 = {instancePath:instancePath+"/judgedBefore/verdict",schemaPath:"#/$defs/RunVerdict/enum",keyword:"enum",params:{allowedValues: schema113.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
else {
const err154 = {instancePath:instancePath+"/judgedBefore",schemaPath:"#/properties/judgedBefore/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data.baseline !== undefined){
let data85 = data.baseline;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.file === undefined){
const err155 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data85.entries === undefined){
const err156 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
for(const key12 in data85){
if(!((key12 === "file") || (key12 === "entries"))){
const err157 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data85.file !== undefined){
if(typeof data85.file !== "string"){
const err158 = {instancePath:instancePath+"/baseline/file",schemaPath:"#/properties/baseline/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data85.entries !== undefined){
let data87 = data85.entries;
if(Array.isArray(data87)){
const len11 = data87.length;
for(let i11=0; i11<len11; i11++){
let data88 = data87[i11];
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
if(data88.requirement === undefined){
const err159 = {instancePath:instancePath+"/baseline/entries/" + i11,schemaPath:"#/$defs/BaselineEntry/required",keyword:"required",params:{missingProperty: "requirement"},message:"must have required property '"+"requirement"+"'"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data88.reason === undefined){
const err160 = {instancePath:instancePath+"/baseline/entries/" + i11,schemaPath:"#/$defs/BaselineEntry/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if(data88.owner === undefined){
const err161 = {instancePath:instancePath+"/baseline/entries/" + i11,schemaPath:"#/$defs/BaselineEntry/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(data88.expires === undefined){
const err162 = {instancePath:instancePath+"/baseline/entries/" + i11,schemaPath:"#/$defs/BaselineEntry/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if(data88.kind === undefined){
const err163 = {instancePath:instancePath+"/baseline/entries/" + i11,schemaPath:"#/$defs/BaselineEntry/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(data88.state === undefined){
const err164 = {instancePath:instancePath+"/baseline/entries/" + i11,schemaPath:"#/$defs/BaselineEntry/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data88.known === undefined){
const err165 = {instancePath:instancePath+"/baseline/entries/" + i11,schemaPath:"#/$defs/BaselineEntry/required",keyword:"required",params:{missingProperty: "known"},message:"must have required property '"+"known"+"'"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
for(const key13 in data88){
if(!((((((((key13 === "requirement") || (key13 === "reason")) || (key13 === "owner")) || (key13 === "expires")) || (key13 === "kind")) || (key13 === "state")) || (key13 === "known")) || (key13 === "says"))){
const err166 = {instancePath:instancePath+"/baseline/entries/" + i11,schemaPath:"#/$defs/BaselineEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data88.requirement !== undefined){
if(typeof data88.requirement !== "string"){
const err167 = {instancePath:instancePath+"/baseline/entries/" + i11+"/requirement",schemaPath:"#/$defs/BaselineEntry/properties/requirement/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data88.reason !== undefined){
if(typeof data88.reason !== "string"){
const err168 = {instancePath:instancePath+"/baseline/entries/" + i11+"/reason",schemaPath:"#/$defs/BaselineEntry/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data88.owner !== undefined){
if(typeof data88.owner !== "string"){
const err169 = {instancePath:instancePath+"/baseline/entries/" + i11+"/owner",schemaPath:"#/$defs/BaselineEntry/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data88.expires !== undefined){
let data92 = data88.expires;
if(typeof data92 === "string"){
if(!(formats0.validate(data92))){
const err170 = {instancePath:instancePath+"/baseline/entries/" + i11+"/expires",schemaPath:"#/$defs/BaselineEntry/properties/expires/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
else {
const err171 = {instancePath:instancePath+"/baseline/entries/" + i11+"/expires",schemaPath:"#/$defs/BaselineEntry/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data88.kind !== undefined){
let data93 = data88.kind;
if(!((data93 === "failing") || (data93 === "flaky"))){
const err172 = {instancePath:instancePath+"/baseline/entries/" + i11+"/kind",schemaPath:"#/$defs/BaselineEntry/properties/kind/enum",keyword:"enum",params:{allowedValues: schema128.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data88.state !== undefined){
let data94 = data88.state;
if(!((((data94 === "holds") || (data94 === "unjudged")) || (data94 === "stale")) || (data94 === "expired"))){
const err173 = {instancePath:instancePath+"/baseline/entries/" + i11+"/state",schemaPath:"#/$defs/BaselineEntry/properties/state/enum",keyword:"enum",params:{allowedValues: schema128.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
if(data88.known !== undefined){
let data95 = data88.known;
if(Array.isArray(data95)){
const len12 = data95.length;
for(let i12=0; i12<len12; i12++){
if(typeof data95[i12] !== "string"){
const err174 = {instancePath:instancePath+"/baseline/entries/" + i11+"/known/" + i12,schemaPath:"#/$defs/BaselineEntry/properties/known/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
}
else {
const err175 = {instancePath:instancePath+"/baseline/entries/" + i11+"/known",schemaPath:"#/$defs/BaselineEntry/properties/known/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data88.says !== undefined){
if(typeof data88.says !== "string"){
const err176 = {instancePath:instancePath+"/baseline/entries/" + i11+"/says",schemaPath:"#/$defs/BaselineEntry/properties/says/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
}
else {
const err177 = {instancePath:instancePath+"/baseline/entries/" + i11,schemaPath:"#/$defs/BaselineEntry/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
}
else {
const err178 = {instancePath:instancePath+"/baseline/entries",schemaPath:"#/properties/baseline/properties/entries/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
}
else {
const err179 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
}
else {
const err180 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.statement = validate50;
const schema129 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://assay.example/schemas/statement.schema.json","title":"Statement","description":"An in-toto statement with the test-result predicate: what a bundle says about its files.","type":"object","required":["_type","subject","predicateType","predicate"],"additionalProperties":false,"properties":{"_type":{"const":"https://in-toto.io/Statement/v1"},"subject":{"type":"array","items":{"$ref":"#/$defs/Digested"}},"predicateType":{"const":"https://in-toto.io/attestation/test-result/v0.1"},"predicate":{"type":"object","required":["result","configuration","passedTests","warnedTests","failedTests","assay"],"additionalProperties":false,"properties":{"result":{"enum":["PASSED","WARNED","FAILED"]},"configuration":{"type":"array","items":{"$ref":"#/$defs/Digested"}},"passedTests":{"type":"array","items":{"type":"string"}},"warnedTests":{"type":"array","items":{"type":"string"}},"failedTests":{"type":"array","items":{"type":"string"}},"assay":{"$ref":"#/$defs/Certificate"}}}},"$defs":{"Digested":{"description":"A thing and its SHA-256.","type":"object","required":["name","digest"],"additionalProperties":false,"properties":{"name":{"type":"string"},"digest":{"type":"object","required":["sha256"],"additionalProperties":false,"properties":{"sha256":{"type":"string"}}}}},"Certificate":{"description":"What was run, under which edition, and by what the deployment can be known again.","type":"object","required":["version","edition","catalogueHash","seed","started","target","run","fingerprint"],"additionalProperties":false,"properties":{"version":{"type":"string"},"edition":{"type":"string"},"catalogueHash":{"type":"string"},"seed":{"type":["integer","null"]},"started":{"type":"string","format":"date-time"},"target":{"type":"string"},"run":{"$ref":"#/$defs/CertifiedRun"},"fingerprint":{"type":"array","items":{"$ref":"#/$defs/Fingerprint"}}}},"CertifiedRun":{"description":"How the target was addressed.","type":"object","required":["environment","baseUrl","ssoUrl","plans"],"additionalProperties":false,"properties":{"environment":{"enum":["test","production"]},"baseUrl":{"type":"string","pattern":"^https?://"},"ssoUrl":{"type":"string","pattern":"^https?://"},"plans":{"type":"array","items":{"type":"string"}}}},"Fingerprint":{"description":"What was seen of one origin of the deployment.","type":"object","required":["origin","addresses","keys","headers"],"additionalProperties":false,"properties":{"origin":{"type":"string"},"addresses":{"type":"array","items":{"type":"string"},"description":"Where we were connected to; a proxy, where there is one."},"keys":{"type":"array","items":{"type":"string"},"description":"The SHA-256 of its TLS keys."},"headers":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}}}};
const schema130 = {"description":"A thing and its SHA-256.","type":"object","required":["name","digest"],"additionalProperties":false,"properties":{"name":{"type":"string"},"digest":{"type":"object","required":["sha256"],"additionalProperties":false,"properties":{"sha256":{"type":"string"}}}}};
const schema132 = {"description":"What was run, under which edition, and by what the deployment can be known again.","type":"object","required":["version","edition","catalogueHash","seed","started","target","run","fingerprint"],"additionalProperties":false,"properties":{"version":{"type":"string"},"edition":{"type":"string"},"catalogueHash":{"type":"string"},"seed":{"type":["integer","null"]},"started":{"type":"string","format":"date-time"},"target":{"type":"string"},"run":{"$ref":"#/$defs/CertifiedRun"},"fingerprint":{"type":"array","items":{"$ref":"#/$defs/Fingerprint"}}}};
const schema133 = {"description":"How the target was addressed.","type":"object","required":["environment","baseUrl","ssoUrl","plans"],"additionalProperties":false,"properties":{"environment":{"enum":["test","production"]},"baseUrl":{"type":"string","pattern":"^https?://"},"ssoUrl":{"type":"string","pattern":"^https?://"},"plans":{"type":"array","items":{"type":"string"}}}};
const schema134 = {"description":"What was seen of one origin of the deployment.","type":"object","required":["origin","addresses","keys","headers"],"additionalProperties":false,"properties":{"origin":{"type":"string"},"addresses":{"type":"array","items":{"type":"string"},"description":"Where we were connected to; a proxy, where there is one."},"keys":{"type":"array","items":{"type":"string"},"description":"The SHA-256 of its TLS keys."},"headers":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.edition === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "edition"},message:"must have required property '"+"edition"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.catalogueHash === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "catalogueHash"},message:"must have required property '"+"catalogueHash"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.seed === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.started === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "started"},message:"must have required property '"+"started"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.target === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.run === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"},message:"must have required property '"+"run"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.fingerprint === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fingerprint"},message:"must have required property '"+"fingerprint"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "version") || (key0 === "edition")) || (key0 === "catalogueHash")) || (key0 === "seed")) || (key0 === "started")) || (key0 === "target")) || (key0 === "run")) || (key0 === "fingerprint"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.version !== undefined){
if(typeof data.version !== "string"){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.edition !== undefined){
if(typeof data.edition !== "string"){
const err10 = {instancePath:instancePath+"/edition",schemaPath:"#/properties/edition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.catalogueHash !== undefined){
if(typeof data.catalogueHash !== "string"){
const err11 = {instancePath:instancePath+"/catalogueHash",schemaPath:"#/properties/catalogueHash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.seed !== undefined){
let data3 = data.seed;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err12 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema132.properties.seed.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.started !== undefined){
let data4 = data.started;
if(typeof data4 === "string"){
if(!(formats2.validate(data4))){
const err13 = {instancePath:instancePath+"/started",schemaPath:"#/properties/started/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/started",schemaPath:"#/properties/started/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.target !== undefined){
if(typeof data.target !== "string"){
const err15 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.run !== undefined){
let data6 = data.run;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.environment === undefined){
const err16 = {instancePath:instancePath+"/run",schemaPath:"#/$defs/CertifiedRun/required",keyword:"required",params:{missingProperty: "environment"},message:"must have required property '"+"environment"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.baseUrl === undefined){
const err17 = {instancePath:instancePath+"/run",schemaPath:"#/$defs/CertifiedRun/required",keyword:"required",params:{missingProperty: "baseUrl"},message:"must have required property '"+"baseUrl"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.ssoUrl === undefined){
const err18 = {instancePath:instancePath+"/run",schemaPath:"#/$defs/CertifiedRun/required",keyword:"required",params:{missingProperty: "ssoUrl"},message:"must have required property '"+"ssoUrl"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.plans === undefined){
const err19 = {instancePath:instancePath+"/run",schemaPath:"#/$defs/CertifiedRun/required",keyword:"required",params:{missingProperty: "plans"},message:"must have required property '"+"plans"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data6){
if(!((((key1 === "environment") || (key1 === "baseUrl")) || (key1 === "ssoUrl")) || (key1 === "plans"))){
const err20 = {instancePath:instancePath+"/run",schemaPath:"#/$defs/CertifiedRun/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.environment !== undefined){
let data7 = data6.environment;
if(!((data7 === "test") || (data7 === "production"))){
const err21 = {instancePath:instancePath+"/run/environment",schemaPath:"#/$defs/CertifiedRun/properties/environment/enum",keyword:"enum",params:{allowedValues: schema133.properties.environment.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.baseUrl !== undefined){
let data8 = data6.baseUrl;
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
const err22 = {instancePath:instancePath+"/run/baseUrl",schemaPath:"#/$defs/CertifiedRun/properties/baseUrl/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/run/baseUrl",schemaPath:"#/$defs/CertifiedRun/properties/baseUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.ssoUrl !== undefined){
let data9 = data6.ssoUrl;
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
const err24 = {instancePath:instancePath+"/run/ssoUrl",schemaPath:"#/$defs/CertifiedRun/properties/ssoUrl/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/run/ssoUrl",schemaPath:"#/$defs/CertifiedRun/properties/ssoUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.plans !== undefined){
let data10 = data6.plans;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(typeof data10[i0] !== "string"){
const err26 = {instancePath:instancePath+"/run/plans/" + i0,schemaPath:"#/$defs/CertifiedRun/properties/plans/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/run/plans",schemaPath:"#/$defs/CertifiedRun/properties/plans/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/run",schemaPath:"#/$defs/CertifiedRun/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.fingerprint !== undefined){
let data12 = data.fingerprint;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.origin === undefined){
const err29 = {instancePath:instancePath+"/fingerprint/" + i1,schemaPath:"#/$defs/Fingerprint/required",keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data13.addresses === undefined){
const err30 = {instancePath:instancePath+"/fingerprint/" + i1,schemaPath:"#/$defs/Fingerprint/required",keyword:"required",params:{missingProperty: "addresses"},message:"must have required property '"+"addresses"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data13.keys === undefined){
const err31 = {instancePath:instancePath+"/fingerprint/" + i1,schemaPath:"#/$defs/Fingerprint/required",keyword:"required",params:{missingProperty: "keys"},message:"must have required property '"+"keys"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data13.headers === undefined){
const err32 = {instancePath:instancePath+"/fingerprint/" + i1,schemaPath:"#/$defs/Fingerprint/required",keyword:"required",params:{missingProperty: "headers"},message:"must have required property '"+"headers"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key2 in data13){
if(!((((key2 === "origin") || (key2 === "addresses")) || (key2 === "keys")) || (key2 === "headers"))){
const err33 = {instancePath:instancePath+"/fingerprint/" + i1,schemaPath:"#/$defs/Fingerprint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data13.origin !== undefined){
if(typeof data13.origin !== "string"){
const err34 = {instancePath:instancePath+"/fingerprint/" + i1+"/origin",schemaPath:"#/$defs/Fingerprint/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data13.addresses !== undefined){
let data15 = data13.addresses;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(typeof data15[i2] !== "string"){
const err35 = {instancePath:instancePath+"/fingerprint/" + i1+"/addresses/" + i2,schemaPath:"#/$defs/Fingerprint/properties/addresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/fingerprint/" + i1+"/addresses",schemaPath:"#/$defs/Fingerprint/properties/addresses/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data13.keys !== undefined){
let data17 = data13.keys;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
if(typeof data17[i3] !== "string"){
const err37 = {instancePath:instancePath+"/fingerprint/" + i1+"/keys/" + i3,schemaPath:"#/$defs/Fingerprint/properties/keys/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/fingerprint/" + i1+"/keys",schemaPath:"#/$defs/Fingerprint/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data13.headers !== undefined){
let data19 = data13.headers;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key3 in data19){
let data20 = data19[key3];
if(Array.isArray(data20)){
const len4 = data20.length;
for(let i4=0; i4<len4; i4++){
if(typeof data20[i4] !== "string"){
const err39 = {instancePath:instancePath+"/fingerprint/" + i1+"/headers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i4,schemaPath:"#/$defs/Fingerprint/properties/headers/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/fingerprint/" + i1+"/headers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Fingerprint/properties/headers/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/fingerprint/" + i1+"/headers",schemaPath:"#/$defs/Fingerprint/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/fingerprint/" + i1,schemaPath:"#/$defs/Fingerprint/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://assay.example/schemas/statement.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data._type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "_type"},message:"must have required property '"+"_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.subject === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.predicateType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "predicateType"},message:"must have required property '"+"predicateType"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.predicate === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "predicate"},message:"must have required property '"+"predicate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "_type") || (key0 === "subject")) || (key0 === "predicateType")) || (key0 === "predicate"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data._type !== undefined){
if("https://in-toto.io/Statement/v1" !== data._type){
const err5 = {instancePath:instancePath+"/_type",schemaPath:"#/properties/_type/const",keyword:"const",params:{allowedValue: "https://in-toto.io/Statement/v1"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.subject !== undefined){
let data1 = data.subject;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err6 = {instancePath:instancePath+"/subject/" + i0,schemaPath:"#/$defs/Digested/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.digest === undefined){
const err7 = {instancePath:instancePath+"/subject/" + i0,schemaPath:"#/$defs/Digested/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "name") || (key1 === "digest"))){
const err8 = {instancePath:instancePath+"/subject/" + i0,schemaPath:"#/$defs/Digested/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
const err9 = {instancePath:instancePath+"/subject/" + i0+"/name",schemaPath:"#/$defs/Digested/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.digest !== undefined){
let data4 = data2.digest;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.sha256 === undefined){
const err10 = {instancePath:instancePath+"/subject/" + i0+"/digest",schemaPath:"#/$defs/Digested/properties/digest/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key2 in data4){
if(!(key2 === "sha256")){
const err11 = {instancePath:instancePath+"/subject/" + i0+"/digest",schemaPath:"#/$defs/Digested/properties/digest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.sha256 !== undefined){
if(typeof data4.sha256 !== "string"){
const err12 = {instancePath:instancePath+"/subject/" + i0+"/digest/sha256",schemaPath:"#/$defs/Digested/properties/digest/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/subject/" + i0+"/digest",schemaPath:"#/$defs/Digested/properties/digest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/subject/" + i0,schemaPath:"#/$defs/Digested/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.predicateType !== undefined){
if("https://in-toto.io/attestation/test-result/v0.1" !== data.predicateType){
const err16 = {instancePath:instancePath+"/predicateType",schemaPath:"#/properties/predicateType/const",keyword:"const",params:{allowedValue: "https://in-toto.io/attestation/test-result/v0.1"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.predicate !== undefined){
let data7 = data.predicate;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.result === undefined){
const err17 = {instancePath:instancePath+"/predicate",schemaPath:"#/properties/predicate/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.configuration === undefined){
const err18 = {instancePath:instancePath+"/predicate",schemaPath:"#/properties/predicate/required",keyword:"required",params:{missingProperty: "configuration"},message:"must have required property '"+"configuration"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.passedTests === undefined){
const err19 = {instancePath:instancePath+"/predicate",schemaPath:"#/properties/predicate/required",keyword:"required",params:{missingProperty: "passedTests"},message:"must have required property '"+"passedTests"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7.warnedTests === undefined){
const err20 = {instancePath:instancePath+"/predicate",schemaPath:"#/properties/predicate/required",keyword:"required",params:{missingProperty: "warnedTests"},message:"must have required property '"+"warnedTests"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.failedTests === undefined){
const err21 = {instancePath:instancePath+"/predicate",schemaPath:"#/properties/predicate/required",keyword:"required",params:{missingProperty: "failedTests"},message:"must have required property '"+"failedTests"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.assay === undefined){
const err22 = {instancePath:instancePath+"/predicate",schemaPath:"#/properties/predicate/required",keyword:"required",params:{missingProperty: "assay"},message:"must have required property '"+"assay"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key3 in data7){
if(!((((((key3 === "result") || (key3 === "configuration")) || (key3 === "passedTests")) || (key3 === "warnedTests")) || (key3 === "failedTests")) || (key3 === "assay"))){
const err23 = {instancePath:instancePath+"/predicate",schemaPath:"#/properties/predicate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.result !== undefined){
let data8 = data7.result;
if(!(((data8 === "PASSED") || (data8 === "WARNED")) || (data8 === "FAILED"))){
const err24 = {instancePath:instancePath+"/predicate/result",schemaPath:"#/properties/predicate/properties/result/enum",keyword:"enum",params:{allowedValues: schema129.properties.predicate.properties.result.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.configuration !== undefined){
let data9 = data7.configuration;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name === undefined){
const err25 = {instancePath:instancePath+"/predicate/configuration/" + i1,schemaPath:"#/$defs/Digested/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10.digest === undefined){
const err26 = {instancePath:instancePath+"/predicate/configuration/" + i1,schemaPath:"#/$defs/Digested/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key4 in data10){
if(!((key4 === "name") || (key4 === "digest"))){
const err27 = {instancePath:instancePath+"/predicate/configuration/" + i1,schemaPath:"#/$defs/Digested/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.name !== undefined){
if(typeof data10.name !== "string"){
const err28 = {instancePath:instancePath+"/predicate/configuration/" + i1+"/name",schemaPath:"#/$defs/Digested/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data10.digest !== undefined){
let data12 = data10.digest;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.sha256 === undefined){
const err29 = {instancePath:instancePath+"/predicate/configuration/" + i1+"/digest",schemaPath:"#/$defs/Digested/properties/digest/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key5 in data12){
if(!(key5 === "sha256")){
const err30 = {instancePath:instancePath+"/predicate/configuration/" + i1+"/digest",schemaPath:"#/$defs/Digested/properties/digest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data12.sha256 !== undefined){
if(typeof data12.sha256 !== "string"){
const err31 = {instancePath:instancePath+"/predicate/configuration/" + i1+"/digest/sha256",schemaPath:"#/$defs/Digested/properties/digest/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/predicate/configuration/" + i1+"/digest",schemaPath:"#/$defs/Digested/properties/digest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/predicate/configuration/" + i1,schemaPath:"#/$defs/Digested/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/predicate/configuration",schemaPath:"#/properties/predicate/properties/configuration/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data7.passedTests !== undefined){
let data14 = data7.passedTests;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(typeof data14[i2] !== "string"){
const err35 = {instancePath:instancePath+"/predicate/passedTests/" + i2,schemaPath:"#/properties/predicate/properties/passedTests/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/predicate/passedTests",schemaPath:"#/properties/predicate/properties/passedTests/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data7.warnedTests !== undefined){
let data16 = data7.warnedTests;
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
if(typeof data16[i3] !== "string"){
const err37 = {instancePath:instancePath+"/predicate/warnedTests/" + i3,schemaPath:"#/properties/predicate/properties/warnedTests/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/predicate/warnedTests",schemaPath:"#/properties/predicate/properties/warnedTests/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data7.failedTests !== undefined){
let data18 = data7.failedTests;
if(Array.isArray(data18)){
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
if(typeof data18[i4] !== "string"){
const err39 = {instancePath:instancePath+"/predicate/failedTests/" + i4,schemaPath:"#/properties/predicate/properties/failedTests/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/predicate/failedTests",schemaPath:"#/properties/predicate/properties/failedTests/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data7.assay !== undefined){
if(!(validate51(data7.assay, {instancePath:instancePath+"/predicate/assay",parentData:data7,parentDataProperty:"assay",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath:instancePath+"/predicate",schemaPath:"#/properties/predicate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
